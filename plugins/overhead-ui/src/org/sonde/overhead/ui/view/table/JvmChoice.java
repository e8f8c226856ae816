/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.List;
import java.util.function.Function;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;
import org.sonde.common.jvm.RunningJvm;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.layout.PushButton;

/** The running JVMs of this machine in a table, and the process or address that is chosen. */
public final class JvmChoice {
	private static final int LINES = 8;
	private static final int NARROW = 90;
	private static final int WIDE = 380;

	private final TableViewer jvms;
	private final Text address;
	private List<RunningJvm> found = List.of();

	/**
	 * Adds it to a dialog.
	 *
	 * @param area      of three columns
	 * @param changed   is notified when another one is chosen
	 * @param confirmed is notified when a line was clicked twice
	 */
	public JvmChoice(Composite area, Runnable changed, Runnable confirmed) {
		Label label = new Label(area, SWT.NONE);
		label.setText(Messages.JvmChoice_jvms);
		GridDataFactory.fillDefaults().span(3, 1).applyTo(label);
		jvms = new TableViewer(createTable(area));
		TableColumn program = column(Messages.JvmChoice_program, WIDE, RunningJvm::program);
		column(Messages.JvmChoice_process, NARROW, RunningJvm::pid);
		new SpareWidth(jvms.getTable(), column -> column == program);
		jvms.setContentProvider(ArrayContentProvider.getInstance());
		jvms.addDoubleClickListener(event -> confirmed.run());
		Button again = PushButton.create(area, Messages.JvmChoice_again, this::fill);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(again);
		new Label(area, SWT.NONE).setText(Messages.JvmChoice_address);
		address = new Text(area, SWT.BORDER);
		address.setMessage(Messages.JvmChoice_addressHint);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).align(SWT.FILL, SWT.CENTER).applyTo(address);
		address.addModifyListener(event -> {
			selectTyped();
			changed.run();
		});
		jvms.addSelectionChangedListener(event -> {
			if (event.getStructuredSelection().getFirstElement() instanceof RunningJvm jvm && !jvm.pid().equals(address())) {
				address.setText(jvm.pid());
			}
		});
		fill();
	}

	private static Table createTable(Composite area) {
		Table table = new Table(area, SWT.BORDER | SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
		table.setHeaderVisible(true);
		AccessibleName.set(table, Messages.JvmChoice_jvms);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(WIDE + NARROW, LINES * table.getItemHeight()).applyTo(table);
		return table;
	}

	private TableColumn column(String title, int width, Function<RunningJvm, String> text) {
		TableViewerColumn column = new TableViewerColumn(jvms, SWT.LEFT);
		column.getColumn().setText(title);
		SpareWidth.ask(column.getColumn(), width);
		column.setLabelProvider(ColumnLabelProvider.createTextProvider(jvm -> text.apply((RunningJvm) jvm)));
		return column.getColumn();
	}

	/** The process id or address that is chosen; may be empty. */
	public String address() {
		return address.getText().strip();
	}

	/** Its main class or jar; the address if that is not known. */
	public String program() {
		return found.stream().filter(jvm -> jvm.pid().equals(address()) && !jvm.program().isEmpty()).map(RunningJvm::program).findFirst()
				.orElse(address());
	}

	/** The row of the typed process, or none, so that the selection is the choice. */
	private void selectTyped() {
		List<RunningJvm> typed = found.stream().filter(jvm -> jvm.pid().equals(address())).toList();
		if (!jvms.getStructuredSelection().toList().equals(typed)) {
			jvms.setSelection(new StructuredSelection(typed), true);
		}
	}

	/** The system is asked in a job. */
	private void fill() {
		Display display = address.getDisplay();
		Job.createSystem(Messages.JvmChoice_jvms, (IProgressMonitor monitor) -> {
			List<RunningJvm> running = RunningJvm.onThisMachine();
			display.asyncExec(() -> {
				if (!jvms.getTable().isDisposed()) {
					found = running;
					jvms.setInput(found);
					if (found.size() == 1 && address().isEmpty()) {
						address.setText(found.getFirst().pid());
					}
					selectTyped();
				}
			});
		}).schedule();
	}
}
