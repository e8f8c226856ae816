/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

import org.eclipse.jdt.ui.ISharedImages;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.XMLMemento;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.EventPriority;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.LifecycleProbe;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.view.table.ColumnLayout;

/** Overhead Estimates of a plan that records calls and watches objects. */
@ExtendWith(LoggedErrors.class)
class WatchedEstimatesTest {
	private static final String TOTAL = "field long shop.Cart.total";
	private static final String TOKEN = "field java.lang.String shop.Cart.token";
	private static final String CART = "lifecycle shop.Cart";
	private static final String ADD = "void shop.Cart.add(java.lang.String,int)";

	private JavaProject project;
	private EstimatesView view;

	@BeforeEach
	void open() throws Exception {
		Workbench.showJavaPerspective();
		project = new JavaProject("watched");
		project.add("shop", "Cart.java", """
				package shop;

				public class Cart implements AutoCloseable {
					private long total;
					private String lastChange;
					private String token;
					private java.util.List<String> items;

					public void add(String item, int price) {
						total += price;
						lastChange = item;
					}

					@Override
					public void close() {
					}
				}
				""");
		PlanStore store = PlanStore.ofWorkspace();
		store.edit(store.activeFile(project.project()), WatchedEstimatesTest::fill, null);
		view = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
		EstimatesAtFirst.show(view, project);
		Workbench.waitFor("the probes", () -> Workbench.ui(() -> ProbeRows.of(view).size() == 7 && view.findings().isPresent()
				&& ProbeRows.of(view).getLast().nanosPerCall() instanceof Estimate.Known));
	}

	private static void fill(Plan plan) {
		plan.setResultSet("moobench-github-2025-kieker");
		MethodProbe add = Probes.create(MethodSignature.parse(ADD));
		MethodProbe close = Probes.create(MethodSignature.parse("void shop.Cart.close()"));
		FieldProbe total = Probes.createField(new FieldSignature("shop.Cart", "total", "long", false));
		total.setPriority(EventPriority.URGENT);
		FieldProbe lastChange = Probes.createField(new FieldSignature("shop.Cart", "lastChange", "java.lang.String", false));
		FieldProbe token = Probes.createField(new FieldSignature("shop.Cart", "token", "java.lang.String", false));
		FieldProbe items = Probes.createField(new FieldSignature("shop.Cart", "items", "java.util.List", false));
		items.setContainment(Containment.CHILDREN);
		LifecycleProbe cart = Probes.createLifecycle(new WatchedType("shop.Cart"));
		cart.setDisposalMethod(DisposalMethod.parse("close()"));
		rate(add, 12_500);
		rate(total, 12_500);
		rate(lastChange, 12_500);
		rate(cart, 400);
		lastChange.setActive(false);
		plan.getProbes().addAll(List.of(add, close, total, lastChange, token, items, cart));
	}

	private static void rate(Probe probe, double perSecond) {
		probe.setCallsPerSecond(perSecond);
		probe.setCallsSource("run of 2026-11-20");
	}

	@AfterEach
	void close() throws Exception {
		Workbench.ui(() -> {
			EstimateTools.tryOut(false);
			view.content().probes().table().restore(XMLMemento.createWriteRoot("nothing"));
			return null;
		});
		Workbench.closeEditors();
		Workbench.closeView(view);
		project.delete();
	}

	@Test
	void watchedFieldsAndTypesHaveEvents() throws Exception {
		assertThat(toolTip(TOTAL, EstimateColumns.PER_CALL)).contains("per event", "idle sensor").doesNotContain("per call");
		assertThat(toolTip(TOKEN, EstimateColumns.PER_SECOND)).contains("events per second").doesNotContain("calls per second");
		assertThat(toolTip(TOTAL, EstimateColumns.DURATION_SHARE)).isNotEqualTo(toolTip(ADD, EstimateColumns.DURATION_SHARE));
		assertThat(toolTip(TOTAL, EstimateColumns.WRITER_SHARE)).isNotEqualTo(toolTip(ADD, EstimateColumns.WRITER_SHARE));
		Workbench.ui(() -> {
			ColumnLayout layout = view.content().probes().table().layout();
			layout.places().forEach(place -> layout.show(place.id()));
			return null;
		});
		picture("estimates-watched");
		camera(TOTAL, "explain-watched-field");
		camera(CART, "explain-watched-type");
	}

	private void camera(String probe, String name) throws Exception {
		Workbench.ui(() -> {
			view.reveal(project.plan(), Set.of(probe));
			return null;
		});
		Workbench.display().asyncExec(() -> ViewTools.run(view, "Explain Cost…"));
		Workbench.waitFor(name, () -> !Workbench.dialogs().isEmpty());
		assertThat(Workbench.ui(() -> Fields.words(Workbench.dialogs().getLast()))).contains("events per second");
		Workbench.picture(name);
		Camera.closeDialogs();
	}

	@Test
	void onlyProbesInMethodsHaveAChoiceOfKinds() {
		assertThat(isKindEdited(ADD)).isTrue();
		assertThat(isKindEdited(TOTAL)).isFalse();
		assertThat(isKindEdited(CART)).isFalse();
	}

	private boolean isKindEdited(String probe) {
		return Workbench.ui(() -> {
			TableViewer viewer = ProbeRows.lines(view).viewer();
			viewer.editElement(row(probe), viewer.getTable().indexOf(ProbeRows.lines(view).column(EstimateColumns.KIND)));
			boolean edited = viewer.isCellEditorActive();
			viewer.cancelEditing();
			return edited;
		});
	}

	@Test
	void aDroppedTypeLooksLikeAType() throws Exception {
		new EstimateSettings(new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(0.5), OptionalDouble.empty()),
				Worth.WISH, List.of())
				.save(project.project());
		Workbench.ui(() -> {
			EstimateTools.detail(view, EstimateTools.ADVICE);
			EstimateTools.tryOut(true);
			Workbench.page().activate(view);
			ProbeRows.lines(view).widget().setFocus();
			view.reveal(project.plan(), Set.of(CART, TOTAL));
			return null;
		});
		Workbench.run(ActionFactory.DELETE.getCommandId());
		Workbench.waitFor("the dropped probes",
				() -> Workbench.ui(() -> ProbeRows.of(view).stream().filter(EstimateRow::dropped).count() == 2));
		picture("estimates-watched-dropped");
		assertThat(image(CART)).isEqualTo(Workbench.ui(() -> JavaUI.getSharedImages().getImage(ISharedImages.IMG_OBJS_CLASS)));
		assertThat(image(TOTAL)).isEqualTo(Workbench.ui(() -> JavaUI.getSharedImages().getImage(ISharedImages.IMG_FIELD_DEFAULT)));
	}

	private Image image(String probe) {
		return Workbench.ui(() -> ((ColumnLabelProvider) ProbeRows.lines(view).viewer().getLabelProvider(index(EstimateColumns.METHOD)))
				.getImage(row(probe)));
	}

	private String toolTip(String probe, String column) {
		return Workbench.ui(() -> ProbeRows.lines(view).viewer().getLabelProvider(index(column)).getToolTipText(row(probe)));
	}

	private int index(String column) {
		return ProbeRows.lines(view).index(column);
	}

	private EstimateRow row(String probe) {
		return Workbench.ui(() -> ProbeRows.of(view).stream().filter(row -> row.name().equals(probe)).findFirst().orElseThrow());
	}

	/** Of the view in the whole window. */
	private void picture(String name) throws Exception {
		Workbench.state(view, IWorkbenchPage.STATE_MAXIMIZED);
		Workbench.picture(name);
		Workbench.state(view, IWorkbenchPage.STATE_RESTORED);
	}
}
