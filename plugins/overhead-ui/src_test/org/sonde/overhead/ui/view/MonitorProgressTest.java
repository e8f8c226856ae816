/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.traces.LogProgress;

class MonitorProgressTest {

	/** How far the bar is. */
	private static final class Bar extends NullProgressMonitor {

		private double total;
		private double done;

		@Override
		public void beginTask(String name, int totalWork) {
			total = totalWork;
		}

		@Override
		public void worked(int work) {
			done += work;
		}

		@Override
		public void internalWorked(double work) {
			done += work;
		}

		double share() {
			return done / total;
		}
	}

	private Bar bar;

	@BeforeEach
	void empty() {
		bar = new Bar();
	}

	@Test
	void eachPieceTakesAThirdOfWhatIsLeft() {
		MonitorProgress progress = new MonitorProgress(bar);
		progress.begin("first", 10);
		progress.worked(5);
		assertThat(bar.share()).isCloseTo(1.0 / 6, within(0.002));
		progress.worked(5);
		assertThat(bar.share()).isCloseTo(1.0 / 3, within(0.002));
		progress.begin("second", 1_000_000_000_000L);
		progress.worked(1_000_000_000_000L);
		assertThat(bar.share()).isCloseTo(1.0 / 3 + 2.0 / 9, within(0.004));
	}

	@Test
	void workBeyondTheTotalDoesNotOverfillTheBar() {
		MonitorProgress progress = new MonitorProgress(bar);
		progress.begin("nothing, it seemed", 0);
		progress.worked(7);
		progress.worked(7);
		assertThat(bar.share()).isCloseTo(1.0 / 3, within(0.002));
	}

	@Test
	void whatIsReadFillsWhatListingLeft() {
		LogProgress progress = new LogProgress(bar);
		progress.begin("listing", 4);
		progress.worked(1);
		assertThat(bar.share()).isCloseTo(0.25, within(0.002));
		progress.begin("reading", 100);
		progress.worked(50);
		assertThat(bar.share()).isCloseTo(0.25 + 0.75 / 2, within(0.002));
		progress.worked(50);
		assertThat(bar.share()).isCloseTo(1, within(0.002));
	}

	@Test
	void askingIsHowWorkLearnsThatItIsCancelled() {
		MonitorProgress progress = new MonitorProgress(bar);
		LogProgress reading = new LogProgress(bar);
		assertThat(progress.isCancelled() || reading.isCancelled()).isFalse();
		bar.setCanceled(true);
		assertThat(progress.isCancelled() && reading.isCancelled()).isTrue();
	}
}
