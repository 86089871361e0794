"""Measures OpenSpiel's random rollouts; prints one JSON object per line. With --table FILE it prints the report of all figures in FILE.

An MCTS bot with a random rollout evaluator of 500 rollouts and 6 simulations spends almost all its time on rollouts. The number
of moves is the number of rollouts times the mean length of a random game.
"""

import datetime
import json
import os
import platform
import random
import re
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from importlib import metadata

PEERS = ["nine_mens_morris", "havannah(board_size=6)", "connect_four"]
ROLLOUTS, SIMULATIONS = 500, 6

# Our game, its variant, the peer, and the goal: native rate divided by the peer's rate.
PAIRS = [
    ("triapon", "base", "nine_mens_morris", 8),
    ("tritt", "step", "havannah(board_size=6)", 8),
    ("tritt", "slide", "havannah(board_size=6)", 8),
    ("tritt", "reloaded", "havannah(board_size=6)", 6),
    ("traffic-lights", "classic3", "connect_four", 10),
    ("traffic-lights", "simple", "connect_four", 10),
]


def mean_length(game, games=1000):
    draws = random.Random(1)
    plies = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(draws.choice(state.legal_actions()))
            plies += 1
    return plies / games


def measure():
    import pyspiel

    for name in PEERS:
        game = pyspiel.load_game(name)
        length = mean_length(game)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 0, True, 1, False)
        # CPU time, so that other programs have no influence.
        start = time.process_time()
        searches = 0
        while time.process_time() - start < 1.5:
            bot.mcts_search(game.new_initial_state())
            searches += 1
        rate = searches * SIMULATIONS * ROLLOUTS * length / (time.process_time() - start)
        print(json.dumps({"peer": name, "rate": rate, "length": length}))


def machine():
    """The processor's name and the number of cores."""
    name = platform.machine()
    try:
        with open("/proc/cpuinfo") as lines:
            name = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), name)
    except OSError:
        pass
    return f"{name} ({platform.machine()}, {os.cpu_count()} cores)"


def version(program):
    """The version that a program prints."""
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    return re.search(r"\d+\.\d+\.\d+", said)[0]


def table(path):
    rates, perfts, lengths, ratios = (defaultdict(list) for _ in range(4))
    for line in open(path):
        row = json.loads(line)
        if "peer" in row:
            rates[row["peer"]].append(row["rate"])
            lengths[row["peer"]].append(row["length"])
        elif "ratio" in row:
            ratios[row["what"]].append((row["ratio"], row["ours_ns"], row["oracle_ns"]))
        else:
            key = (row["on"], row["game"], row["variant"])
            rates[key].append(row["playout_decisions_per_second"])
            perfts[key].append(row["perft_nodes_per_second"])
            lengths[key].append(row["decisions_per_game"])
    median = statistics.median
    millions = lambda values: f"{median(values) / 1e6:.2f}"
    print("# How fast the rules are\n")
    print("`cargo xtask measure speed` measures everything here in one run, on one thread, and writes this file.\n")
    print(f"- Date: {datetime.date.today()}. Machine: {machine()}.")
    print(f"- Rust {version('rustc')}, Node {version('node')} for WebAssembly, OpenSpiel {metadata.version('open_spiel')}.")
    print("- All figures are medians of three rounds. Compare ratios within one run, not figures of different runs.")
    print("- Our rates are medians of slices shorter than a millisecond, and rates of OpenSpiel use CPU time, so that other")
    print("  programs of the machine have little influence.\n")
    print("## Random playouts compared with OpenSpiel's C++ rollouts\n")
    print("Millions of moves per second. No peer plays the same games, so each is compared with a game of similar size.")
    print("WebAssembly should reach 0.65 of the native rate.\n")
    print("| game | native | wasm | wasm ÷ native | peer | peer's rate | native ÷ peer | goal |")
    print("|---|--:|--:|--:|---|--:|--:|--:|")
    for game, variant, peer, goal in PAIRS:
        native, wasm = rates["native", game, variant], rates["wasm", game, variant]
        theirs = median(rates[peer])
        print(
            f"| {game} {variant} | {millions(native)} | {millions(wasm)} | {median(wasm) / median(native):.2f} | {peer} "
            f"| {theirs / 1e6:.2f} | {median(native) / theirs:.1f} | {goal} |"
        )
    print("\n## Playouts and perft of every game\n")
    print("Millions of moves and of nodes per second. A playout ends after 1000 moves, as nearly all of Trigon do.\n")
    print("| game | moves per game | playouts | wasm | perft from the start | wasm |")
    print("|---|--:|--:|--:|--:|--:|")
    for on, game, variant in perfts:
        if on == "native":
            native, wasm = (on, game, variant), ("wasm", game, variant)
            print(
                f"| {game} {variant} | {median(lengths[native]):.1f} | {millions(rates[native])} | {millions(rates[wasm])} "
                f"| {millions(perfts[native])} | {millions(perfts[wasm])} |"
            )
    print("\n## Compared with a straightforward implementation\n")
    print("No other program plays Trias or Trigon, so they are compared with the oracles of the tests: Trias with sowing stone")
    print("by stone (goal: 4 times as fast), Trigon with a flood fill (goal: 10 times as fast).\n")
    print("| what | ours, ns | straightforward, ns | times as fast |")
    print("|---|--:|--:|--:|")
    for what, found in ratios.items():
        ratio, ours, oracle = (median(column) for column in zip(*found))
        print(f"| {what} | {ours:.0f} | {oracle:.0f} | {ratio:.1f} |")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--table"]:
        table(sys.argv[2])
    else:
        measure()
