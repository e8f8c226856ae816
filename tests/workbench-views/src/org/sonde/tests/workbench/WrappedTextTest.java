/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.view.WrappedText;

/** Text whose lines Sonde breaks, beside labels of SWT that break theirs by themselves. */
@ExtendWith(LoggedErrors.class)
class WrappedTextTest {
	private static final int LEAST = 150;
	private static final int MOST = 1_000;
	private static final int STEP = 7;
	private static final List<String> TEXTS = List.of("", "one",
			"Plan: 3.21 … 4.56 ms/s of application-thread time, 0.46 % of one processor; cost of 12 of 222 probes unknown",
			"Shelves & Sons\na second line that is longer than the first one, and needs more\n\nlast");

	private Shell shell;

	@BeforeEach
	void openShell() {
		Workbench.showJavaPerspective();
		shell = Workbench.openShell(MOST, 300);
	}

	@AfterEach
	void closeShell() {
		Workbench.ui(() -> {
			shell.dispose();
			return null;
		});
	}

	private static int[] heights(Function<Integer, Point> size) {
		return IntStream.iterate(LEAST, width -> width < MOST, width -> width + STEP).map(width -> size.apply(width).y).toArray();
	}

	@Test
	void itIsAsHighAsALabelThatWrapsByItself() {
		for (String text : TEXTS) {
			int[][] heights = Workbench.ui(() -> {
				Label label = new Label(shell, SWT.WRAP);
				label.setText(text.replace("&", "&&"));
				WrappedText wrapped = new WrappedText(shell);
				wrapped.setText(text);
				return new int[][] { heights(width -> label.computeSize(width, SWT.DEFAULT)),
						heights(width -> wrapped.computeSize(width, SWT.DEFAULT)) };
			});
			assertThat(heights[1]).as(text).isEqualTo(heights[0]);
		}
	}

	@Test
	void inItsHeightAllWordsAreSeen() {
		for (String text : TEXTS) {
			for (int width = LEAST; width < MOST; width += STEP) {
				Point size = new Point(width, 0);
				Label shown = Workbench.ui(() -> {
					WrappedText wrapped = new WrappedText(shell);
					wrapped.setText(text);
					size.y = wrapped.computeSize(size.x, SWT.DEFAULT).y;
					wrapped.setSize(size);
					assertThat(wrapped.fits()).isTrue();
					return (Label) wrapped.getChildren()[0];
				});
				Workbench.ui(() -> {
					Point needed = shown.computeSize(SWT.DEFAULT, SWT.DEFAULT);
					assertThat(needed.x).as(text).isLessThanOrEqualTo(size.x);
					assertThat(needed.y).as(text).isLessThanOrEqualTo(size.y);
					assertThat(shown.getSize()).isEqualTo(size);
					assertThat(shown.getText().replace("&&", "&").replaceAll("\\s", "")).isEqualTo(text.replaceAll("\\s", ""));
					return null;
				});
			}
		}
	}

	@Test
	void aLongerTextInTheSameRoomDoesNotFitAndIsSaidWhole() {
		Workbench.ui(() -> {
			WrappedText wrapped = new WrappedText(shell);
			wrapped.setText("one");
			wrapped.setSize(wrapped.computeSize(LEAST, SWT.DEFAULT));
			wrapped.setText(TEXTS.getLast());
			assertThat(wrapped.fits()).isFalse();
			assertThat(wrapped.getText()).isEqualTo(TEXTS.getLast());
			return null;
		});
	}
}
