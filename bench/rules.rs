//! Benchmarks of playouts and perft for every game and variant: run `cargo bench` in `bench/`.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use trivium_rules::core::{SeededRng, perft, playout};
use trivium_rules::games::{GAMES, GameRules, VariantValues, Visitor, with_rules};

/// Random games stop after this many moves. Only games on the unbounded plane of Trigon are longer.
const LONGEST: u32 = 500;

struct Bench<'a>(&'a mut Criterion);

impl Visitor for Bench<'_> {
    type Out = ();
    fn visit<R: GameRules>(self, id: &'static str, rules: R, values: VariantValues) {
        let mut group = self.0.benchmark_group(id);
        group.sample_size(20).measurement_time(std::time::Duration::from_secs(2));
        // A new generator with the same seed plays the same games in every sample.
        let games = |moves: &mut Vec<R::Move>| {
            let mut rng = SeededRng::new(1);
            (0..4).map(|_| playout(&rules, &mut rules.start(), &mut rng, LONGEST, moves).decisions).sum::<u32>()
        };
        let mut moves = Vec::new();
        group.throughput(Throughput::Elements(games(&mut moves).into()));
        group.bench_function(BenchmarkId::new("playouts", values.variant.id), |b| b.iter(|| games(&mut moves)));
        let state = rules.start();
        group.throughput(Throughput::Elements(perft(&rules, &state, 2)));
        group.bench_function(BenchmarkId::new("perft 2", values.variant.id), |b| b.iter(|| perft(&rules, &state, 2)));
        group.finish();
    }
}

fn rules(criterion: &mut Criterion) {
    for (game, variant) in GAMES.iter().flat_map(|g| g.variants.iter().map(|v| (g.id, v.id))) {
        with_rules(game, variant, [], Bench(criterion)).expect("a game of the house");
    }
}

criterion_group!(benches, rules);
criterion_main!(benches);
