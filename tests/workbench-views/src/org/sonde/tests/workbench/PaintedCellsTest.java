/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.Provenance;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.estimates.table.CostPainter;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.LinePainter;
import org.sonde.overhead.ui.estimates.table.ProbeShares;
import org.sonde.overhead.ui.view.table.CellPainter;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.QualifiedNamePainter;
import org.sonde.overhead.ui.view.table.ShortenedText;

/** What painters of cells draw: bars that a selection does not swallow, and names that lose the part that others have, too. */
@ExtendWith(LoggedErrors.class)
class PaintedCellsTest {
	private static final Rectangle CELL = new Rectangle(0, 0, 200, 32);

	private Shell shell;
	private Table table;

	@BeforeEach
	void open() {
		Workbench.showJavaPerspective();
		shell = Workbench.openShell(300, 200);
		table = Workbench.ui(() -> new Table(shell, SWT.NONE));
	}

	@AfterEach
	void close() {
		Workbench.ui(() -> {
			shell.dispose();
			return null;
		});
	}

	/** @param paint in the colours of a selected line */
	private <T> T painted(Function<GC, T> paint) {
		return Workbench.ui(() -> {
			Image image = new Image(table.getDisplay(), CELL.width, CELL.height);
			GC gc = new GC(image);
			try {
				return paint.apply(gc);
			} finally {
				gc.dispose();
				image.dispose();
			}
		});
	}

	/** The ground of a selection may have the very colour of a bar. */
	@Test
	void aBarIsSeenOnASelectedLine() {
		RGB[] colors = Workbench.ui(() -> {
			Color ground = table.getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION);
			Image image = new Image(table.getDisplay(), CELL.width, CELL.height);
			GC gc = new GC(image);
			gc.setBackground(ground);
			gc.setForeground(ground);
			gc.fillRectangle(CELL);
			CostPainter<String> painter = new CostPainter<>(
					row -> Optional.of(new Estimate.Extrapolated(Optional.empty(), Interval.exactly(10), Provenance.NONE)), row -> Optional.empty());
			painter.setMost(20);
			painter.paint(new CellPainter.Cell(gc, CELL, "10 ns", null, true, table), "row");
			gc.dispose();
			ImageData data = image.getImageData();
			image.dispose();
			int y = CELL.height - 4;
			return new RGB[] { rgb(data, 40, y), rgb(data, 180, y), ground.getRGB(), table.getBackground().getRGB() };
		});
		assertThat(colors[0]).as("the bar, and what it lies on").isNotEqualTo(colors[1]);
		assertThat(colors[1]).as("the bar lies on the ground of the table").isEqualTo(colors[3]);
		assertThat(colors[0]).as("the bar, and the selection").isNotEqualTo(colors[2]);
	}

	private static RGB rgb(ImageData data, int x, int y) {
		return data.palette.getRGB(data.getPixel(x, y));
	}

	/** In a table where another column has a painter. */
	@Test
	void whatIsMutedIsPaintedSo() throws Exception {
		Table painted = Workbench.ui(() -> {
			table.dispose();
			ColumnTable<String> created = new ColumnTable<>(shell, "muted", String.class, row -> row,
					List.of(Column.<String>text("name", "Name", 100, row -> row).withPainter(new QualifiedNamePainter<>()),
							Column.<String>number("calls", "Calls", 100, row -> "MMMM", Comparator.naturalOrder())
									.withMuted("muted"::equals)));
			created.show(List.of("muted", "plain"));
			shell.layout();
			return created.viewer().getTable();
		});
		Workbench.waitFor("what is painted", () -> Workbench.ui(() -> darkest(painted, 1)) < 100);
		int plain = Workbench.ui(() -> darkest(painted, 1));
		assertThat(Workbench.ui(() -> darkest(painted, 0))).as("the darkest pixel").isGreaterThan(plain + 40);
	}

	/** Of the second column of a line, in a light theme. */
	private static int darkest(Table table, int line) {
		Rectangle cell = table.getItem(line).getBounds(1);
		Image image = new Image(table.getDisplay(), Math.max(1, cell.width - 4), Math.max(1, cell.height - 2));
		GC gc = new GC(table);
		try {
			gc.copyArea(image, cell.x + 2, cell.y + 1);
			ImageData data = image.getImageData();
			int least = 255;
			for (int x = 0; x < data.width; x++) {
				for (int y = 0; y < data.height; y++) {
					least = Math.min(least, rgb(data, x, y).green);
				}
			}
			return least;
		} finally {
			gc.dispose();
			image.dispose();
		}
	}

	/** Beside the ellipsis, which ends it, a cell has the colour of its ground; what is cut has a part of a letter there. */
	@Test
	void aShortenedTextEndsInAnEllipsisWithinItsCell() {
		Column<String> column = Column.<String>text("name", "Name", 100, row -> row).shortened();
		String text = "HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH";
		ImageData data = blackOnWhite(column.painter().orElseThrow(), text, text);
		assertThat(isMarked(data, 0, CELL.width / 2)).isTrue();
		assertThat(isMarked(data, CELL.width - 5, CELL.width)).isFalse();
	}

	private <R> ImageData blackOnWhite(CellPainter<R> painter, String text, R row) {
		return Workbench.ui(() -> {
			Image image = new Image(table.getDisplay(), CELL.width, CELL.height);
			GC gc = new GC(image);
			gc.setBackground(table.getDisplay().getSystemColor(SWT.COLOR_WHITE));
			gc.setForeground(table.getDisplay().getSystemColor(SWT.COLOR_BLACK));
			gc.fillRectangle(CELL);
			painter.paint(new CellPainter.Cell(gc, CELL, text, null, false, table), row);
			gc.dispose();
			ImageData data = image.getImageData();
			image.dispose();
			return data;
		});
	}

	/** Whether anything dark is between two columns of pixels. */
	private static boolean isMarked(ImageData data, int from, int to) {
		for (int x = from; x < to; x++) {
			for (int y = 0; y < data.height; y++) {
				if (rgb(data, x, y).green < 128) {
					return true;
				}
			}
		}
		return false;
	}

	/** What is dropped has a line through all of its name. */
	@Test
	void aDroppedProbeIsStruckThrough() {
		Estimate unknown = new Estimate.Unknown("no result set");
		EstimateRow row = new EstimateRow(0, "int shop.Cart.lil()", Probes.create(MethodSignature.parse("int shop.Cart.lil()")), unknown, unknown,
				ProbeShares.UNKNOWN, Optional.empty());
		int whole = Workbench.ui(() -> {
			GC gc = new GC(table);
			int width = gc.textExtent(row.label()).x;
			gc.dispose();
			return width;
		});
		assertThat(marked(blackOnWhite(new LinePainter(), row.label(), row))).isLessThan(whole - 10);
		assertThat(marked(blackOnWhite(new LinePainter(), row.label(), row.drop()))).isGreaterThanOrEqualTo(whole - 2);
	}

	/** So many columns of pixels are dark at half the height. */
	private static long marked(ImageData data) {
		return IntStream.range(0, data.width).filter(x -> rgb(data, x, CELL.height / 2).green < 128).count();
	}

	/** Whatever is left of it in the cell. */
	@Test
	void aTextThatIsCutIsWholeInItsToolTip() {
		String name = "kieker.monitoring.core.controller.WriterController";
		ColumnTable<String> names = Workbench.ui(() -> new ColumnTable<>(shell, "names", String.class, row -> row,
				List.of(Column.<String>text("name", "Name", 80, row -> row).withPainter(new QualifiedNamePainter<>()))));
		assertThat(Workbench.ui(() -> names.viewer().getLabelProvider(0).getToolTipText(name))).isEqualTo(name);
		assertThat(Workbench.ui(() -> {
			names.column("name").getColumn().setWidth(900);
			return Optional.ofNullable(names.viewer().getLabelProvider(0).getToolTipText(name));
		})).as("it is whole").isEmpty();
	}

	@Test
	void aNameInPackagesLosesItsBeginningAndAMethodItsEnd() {
		String name = "kieker.monitoring.core.controller.WriterController";
		String start = painted(gc -> ShortenedText.atStart(gc, name, gc.textExtent("….controller.WriterController").x));
		assertThat(start).isEqualTo("….controller.WriterController");
		String end = painted(gc -> ShortenedText.atEnd(gc, name, gc.textExtent("kieker.monitoring…").x));
		assertThat(end).isEqualTo("kieker.monitoring…");
		String whole = painted(gc -> ShortenedText.atStart(gc, name, gc.textExtent(name).x));
		assertThat(whole).isEqualTo(name);
	}
}
