/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
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
import org.sonde.overhead.ui.view.table.PaintedCells;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.QualifiedNamePainter;
import org.sonde.overhead.ui.view.table.ShortenedText;

/** What painters of cells draw: bars that stay visible in a selection, and names without the part that they share with others. */
@ExtendWith(LoggedErrors.class)
class PaintedCellsTest {
	private static final Rectangle CELL = new Rectangle(0, 0, 200, 32);

	private static final String WIDE = "0.058 ms/s (0.010 … 5.6), 320 ns (50 … 31 000)";

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

	/** The background of a selection may have the colour of a bar. */
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
					row -> Optional.of(new Estimate.Extrapolated(Optional.empty(), Interval.exactly(10), Provenance.NONE)),
					row -> Optional.empty());
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
		return darkest(table, new Rectangle(cell.x + 2, cell.y + 1, Math.max(1, cell.width - 4), Math.max(1, cell.height - 2)));
	}

	private static int darkest(Table table, Rectangle area) {
		Image image = new Image(table.getDisplay(), area.width, area.height);
		GC gc = new GC(table);
		try {
			gc.copyArea(image, area.x, area.y);
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

	/** After the ellipsis, a cell shows its background; a text that is cut shows a part of a letter there. */
	@Test
	void whatHasNoRoomEndsInAnEllipsisWithinItsCell() throws Exception {
		Table painted = wide(100, 100);
		Workbench.waitFor("what is painted", () -> Workbench.ui(() -> darkest(painted, 0)) < 100);
		for (int column : new int[] { 0, 1 }) {
			assertThat(Workbench.ui(() -> {
				Rectangle cell = painted.getItem(0).getBounds(column);
				return darkest(painted, new Rectangle(cell.x + cell.width - 4, cell.y + 2, 2, cell.height - 4));
			})).as("behind the ellipsis in column " + column).isGreaterThan(200);
		}
	}

	/** In numbers, the end of the interval is cut, because half a number is a wrong one. */
	@Test
	void whereTheTableEndsBeforeItsColumnTheRestOfTheRoomIsUsed() throws Exception {
		Table painted = wide(100, 400);
		Workbench.waitFor("the columns", () -> Workbench.ui(() -> painted.getItem(0).getBounds(1).x >= 100));
		CellPainter.Written cut = Workbench.ui(() -> PaintedCells.written(painted, 1, WIDE));
		assertThat(cut.shown()).endsWith("…");
		assertThat(Workbench.ui(() -> {
			GC gc = new GC(painted);
			int width = gc.textExtent(cut.shown()).x;
			gc.dispose();
			return painted.getItem(0).getBounds(1).x + width <= painted.getClientArea().width;
		})).isTrue();
		Workbench.ui(() -> {
			shell.setSize(700, 200);
			shell.layout();
			return null;
		});
		Workbench.waitFor("all of it", () -> Workbench.ui(() -> !PaintedCells.written(painted, 1, WIDE).isCut()));
	}

	/** A text and a number, in columns so wide. */
	private Table wide(int text, int number) {
		return Workbench.ui(() -> {
			table.dispose();
			ColumnTable<String> created = new ColumnTable<>(shell, "wide", String.class, row -> row,
					List.of(Column.<String>text("name", "Name", text, row -> row),
							Column.<String>number("cost", "Cost", number, row -> row, Comparator.naturalOrder())));
			created.show(List.of(WIDE));
			shell.layout();
			return created.viewer().getTable();
		});
	}

	/** As it used to be: painted in full width, whatever the room. */
	@Test
	void aPainterThatCutsIsAFaultOfTheLayout() throws Exception {
		CellPainter<String> cutting = (cell, row) -> cell.write(new CellPainter.Written(cell.text(), cell.text()), cell.bounds().x);
		assertThat(faults(column -> column.withPainter(cutting))).anyMatch(fault -> fault.contains("cuts '" + WIDE));
		assertThat(faults(column -> column)).noneMatch(fault -> fault.contains("cuts '"));
	}

	private List<String> faults(UnaryOperator<Column<String>> change) {
		return Workbench.ui(() -> {
			Arrays.stream(shell.getChildren()).forEach(Control::dispose);
			ColumnTable<String> created = new ColumnTable<>(shell, "faults", String.class, row -> row,
					List.of(change.apply(Column.<String>text("name", "Name", 100, row -> row))));
			created.show(List.of(WIDE));
			shell.layout();
			created.viewer().getTable().getItem(0).getText();
			return LayoutFaults.of(shell);
		});
	}

	/** A tooltip with other text does not help. */
	@Test
	void aChoiceThatIsCutNeedsAToolTipThatSaysIt() {
		assertThat(faultsOfChoice("Where the costs come from")).hasSize(1);
		assertThat(faultsOfChoice(WIDE + ", where the costs come from")).isEmpty();
	}

	private List<String> faultsOfChoice(String toolTip) {
		return Workbench.ui(() -> {
			Arrays.stream(shell.getChildren()).forEach(Control::dispose);
			Combo combo = new Combo(shell, SWT.READ_ONLY);
			combo.setItems(WIDE);
			combo.select(0);
			combo.setToolTipText(toolTip);
			shell.setLayout(null);
			combo.setBounds(0, 0, 150, combo.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
			return LayoutFaults.of(shell);
		});
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

	/** What is dropped has a line through all of its name. */
	@Test
	void aDroppedProbeIsStruckThrough() {
		Estimate unknown = new Estimate.Unknown("no result set");
		EstimateRow row = new EstimateRow(0, "int shop.Cart.lil()", Probes.create(MethodSignature.parse("int shop.Cart.lil()")), unknown,
				unknown, ProbeShares.UNKNOWN, Optional.empty());
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
