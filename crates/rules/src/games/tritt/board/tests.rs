//! Tests of the board's tables against the rule file.

use super::*;

fn all_points() -> Vec<BoardPoint> {
    points(BOARD).collect()
}

#[test]
fn sites_are_points_in_their_order() {
    for (i, point) in all_points().into_iter().enumerate() {
        assert_eq!(point.site(), Site::new(i as u32));
        assert_eq!(BoardPoint::of_site(Site::new(i as u32)), Some(point));
    }
    assert_eq!(BoardPoint::of_site(Site::new(91)), None);
    assert_eq!(BoardPoint::at(1, 1).map(BoardPoint::site), Some(Site::new(0)));
    assert_eq!(BoardPoint::at(2, 1).map(BoardPoint::site), Some(Site::new(6)));
    assert_eq!(BoardPoint::at(11, 11).map(BoardPoint::site), Some(Site::new(90)));
}

#[test]
fn a_shift_never_wraps() {
    for (step, (dr, dn)) in STEPS.into_iter().zip(DIRECTIONS) {
        for point in all_points() {
            let (r, n) = point.coordinates();
            let next = point.mask() << step & BOARD;
            assert_eq!(next, BoardPoint::at(r + dr, n + dn).map_or(0, BoardPoint::mask), "{point:?} by {step}");
            let last = point.mask() >> step & BOARD;
            assert_eq!(last, BoardPoint::at(r - dr, n - dn).map_or(0, BoardPoint::mask), "{point:?} by -{step}");
        }
    }
}

#[test]
fn placements_are_the_triples_of_the_board() {
    // Lines of 6 to 11 and back to 6 points: 69 placements in each direction.
    assert_eq!(triples(BOARD).map(Points::count_ones), [69; 3]);
    let mut found = Vec::new();
    Placement::for_each(triples(BOARD), |p| found.push(p));
    assert!(found.iter().all(|p| triples(p.mask()).map(Points::count_ones).iter().sum::<u32>() == 1));
    found.sort_unstable();
    assert!(found.into_iter().eq(Placement::all()));
}

#[test]
fn a_placement_is_found_by_its_ends_only() {
    for one in all_points() {
        for two in all_points() {
            let ((r, n), (s, m)) = (one.coordinates(), two.coordinates());
            let ends = [(0, 2), (2, 0), (2, 2)].iter().any(|d| *d == (s - r, m - n) || *d == (r - s, n - m));
            let found = Placement::between(one, two);
            assert_eq!(found.is_some(), ends, "{one:?} {two:?}");
            assert!(found.is_none_or(|p| p.ends() == one.mask() | two.mask()));
        }
    }
}

#[test]
fn placements_of_a_line_follow_each_other() {
    let mut lengths = [0; 12];
    for p in Placement::all() {
        lengths[p.line().len()] += 1;
        for (k, q) in p.line().map(|q| (p.distance(q).unwrap(), q)) {
            assert_eq!(p.shifted(k), Some(q));
            let (r, n) = p.points()[0].coordinates();
            let (s, m) = p.points()[1].coordinates();
            let k = k as i16;
            let moved = BoardPoint::at((r as i16 + k * (s - r) as i16) as i8, (n as i16 + k * (m - n) as i16) as i8);
            assert_eq!(Some(q.points()[0]), moved);
        }
        let around = [-1, 1].into_iter().filter_map(|k| p.shifted(k)).fold(0, |all, q| all | q.mask());
        assert_eq!(p.beside(), around & !p.mask());
    }
    // Six lines each with 4 to 8 placements, three lines with 9.
    assert_eq!(lengths, [0, 0, 0, 0, 24, 30, 36, 42, 48, 27, 0, 0]);
}

#[test]
fn the_sweep_is_what_is_newly_covered() {
    let place = |a: (i8, i8), b: (i8, i8)| {
        Placement::between(BoardPoint::at(a.0, a.1).unwrap(), BoardPoint::at(b.0, b.1).unwrap()).unwrap()
    };
    let (from, to) = (place((3, 3), (3, 5)), place((3, 6), (3, 8)));
    let swept = [6, 7, 8].map(|n| BoardPoint::at(3, n).unwrap().mask()).iter().sum::<Points>();
    assert_eq!(from.sweep(to), swept);
    assert_eq!(from.sweep(place((3, 2), (3, 4))), BoardPoint::at(3, 2).unwrap().mask());
    assert_eq!(from.sweep(from), 0);
}

#[test]
fn completing_points_are_those_that_make_a_row() {
    // For every pair of points, try every third point.
    for one in all_points() {
        for two in all_points() {
            let set = one.mask() | two.mask();
            let tried = all_points().into_iter().filter(|p| set & p.mask() == 0 && has_row(set | p.mask()));
            let tried = tried.fold(0, |all, p| all | p.mask());
            assert_eq!(completing(set) & BOARD & !set, tried, "{one:?} {two:?}");
            assert_eq!(tried & !touching(set), 0, "a row is completed by a point that touches it");
        }
    }
}

#[test]
fn rows_are_maximal_runs() {
    let set = |list: &[(i8, i8)]| list.iter().fold(0, |all, p| all | BoardPoint::at(p.0, p.1).unwrap().mask());
    let row = [(6, 1), (6, 2), (6, 3), (6, 4)];
    let found = rows(set(&row) | set(&[(5, 1), (6, 6), (7, 2)]));
    // Only f1–f4 form a row. e1 and f1, and e1 and f2, are pairs on the two diagonals.
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].iter().map(|p| p.coordinates()).collect::<Vec<_>>(), row);
    // Only g1, which is not on the board, has its bit between those of f11 and of g2, g3.
    assert!(rows(set(&[(6, 11), (7, 2), (7, 3)])).is_empty());
}
