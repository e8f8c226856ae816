/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.BitSet;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.placement.RandomProgram;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

class DistinguishabilityTest {
	private static final int TRIES = 150;
	private static final double ROUNDING = 1e-9;

	private static BitSet some(RandomInput in, int size) {
		BitSet set = new BitSet();
		IntStream.range(0, size).filter(one -> in.yes()).forEach(set::set);
		return set;
	}

	/** The entropy of what is recorded, written out as texts. */
	@Test
	void isTheEntropyOfTheRecordings() {
		Seeded.tries(TRIES, in -> {
			RandomProgram made = new RandomProgram(in.anyLong(), in.between(1, 12), in.between(1, 60));
			RecordedProgram program = made.recorded();
			int size = program.candidates().size();
			Distinguishability value = new Distinguishability(program.forest(), size);
			BitSet set = some(in, size);
			assertThat(value.of(set)).isCloseTo(made.bits(program, set), within(ROUNDING));

			Groups groups = value.from(set);
			assertThat(groups.value()).isCloseTo(value.of(set), within(ROUNDING));
			for (int candidate = set.nextClearBit(0); candidate < size; candidate = set.nextClearBit(candidate + 1)) {
				BitSet more = (BitSet) set.clone();
				more.set(candidate);
				assertThat(groups.gain(candidate)).isCloseTo(value.of(more) - value.of(set), within(ROUNDING));
				groups.add(candidate);
				set.set(candidate);
				assertThat(groups.value()).isCloseTo(made.bits(program, set), within(ROUNDING));
			}
		});
	}

	/** Probes leave and come in any order. */
	@Test
	void knowsWhatItIsWorthHoweverItChanges() {
		Seeded.tries(TRIES, in -> {
			RandomProgram made = new RandomProgram(in.anyLong(), in.between(1, 12), in.between(1, 60));
			RecordedProgram program = made.recorded();
			int size = program.candidates().size();
			BitSet set = some(in, size);
			Groups groups = new Distinguishability(program.forest(), size).from(set);
			for (int change = 0; change < 2 * size; change++) {
				int candidate = in.between(0, size - 1);
				double before = made.bits(program, set);
				set.flip(candidate);
				double after = made.bits(program, set);
				if (set.get(candidate)) {
					assertThat(groups.gain(candidate)).isCloseTo(after - before, within(ROUNDING));
					groups.add(candidate);
				} else {
					assertThat(groups.loss(candidate)).isCloseTo(before - after, within(ROUNDING));
					groups.remove(candidate);
				}
				assertThat(groups.value()).isCloseTo(after, within(ROUNDING));
			}
		});
	}

	/** Of all subsets that fit, none exceeds the bound. */
	@Test
	void noSetExceedsTheBound() {
		Seeded.tries(TRIES, in -> {
			RandomProgram made = new RandomProgram(in.anyLong(), in.between(1, 9), in.between(1, 40));
			RecordedProgram program = made.recorded();
			int size = program.candidates().size();
			Distinguishability value = new Distinguishability(program.forest(), size);
			double[] costs = IntStream.range(0, size).mapToDouble(one -> in.between(0, 100)).toArray();
			double budget = in.between(0, 200);
			BitSet all = new BitSet();
			all.set(0, size);
			for (boolean thorough : new boolean[] { true, false }) {
				double most = value.atMost(new BitSet(), all, costs, budget, thorough);
				for (long bits = 0; bits < 1L << size; bits++) {
					BitSet set = BitSet.valueOf(new long[] { bits });
					if (set.stream().mapToDouble(one -> costs[one]).sum() <= budget) {
						assertThat(value.of(set)).isLessThanOrEqualTo(most + ROUNDING);
					}
				}
			}
		});
	}

	/** Two classes that are the same without a probe, and not with it. */
	@Test
	void distinguishesWhatItSays() {
		Seeded.tries(TRIES, in -> {
			RandomProgram made = new RandomProgram(in.anyLong(), in.between(1, 9), in.between(1, 40));
			RecordedProgram program = made.recorded();
			int size = program.candidates().size();
			Distinguishability value = new Distinguishability(program.forest(), size);
			BitSet set = some(in, size);
			Groups groups = value.from(set);
			set.stream().forEach(candidate -> {
				BitSet fewer = (BitSet) set.clone();
				fewer.clear(candidate);
				assertThat(groups.loss(candidate)).isCloseTo(made.bits(program, set) - made.bits(program, fewer), within(ROUNDING));
				Groups.Loss loss = groups.lossOf(candidate);
				assertThat(loss.bits()).isEqualTo(groups.loss(candidate));
				assertThat(loss.example().isPresent()).isEqualTo(loss.bits() > ROUNDING);
				loss.example().ifPresent(pair -> {
					TraceFingerprints fingerprints = new TraceFingerprints(program.forest());
					fingerprints.moveTo(fewer);
					assertThat(fingerprints.of(pair.one())).isEqualTo(fingerprints.of(pair.other()));
					fingerprints.moveTo(set);
					assertThat(fingerprints.of(pair.one())).isNotEqualTo(fingerprints.of(pair.other()));
				});
			});
		});
	}
}
