/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.PlainDialog;
import org.sonde.overhead.ui.view.TitledDialog;

/** Asks which events of a program are wanted, and how they come. */
final class WatchObjectsDialog extends TitledDialog {
	private static final int NUMBER = 90;

	private final WatchSettings before;
	private final Optional<ObjectNode> selected;
	private Text sensors;
	private Button only;
	private Combo delivery;
	private Text events;
	private Text millis;
	private Combo priority;
	private Text capacity;
	private WatchSettings chosen;

	private WatchObjectsDialog(Shell parent, WatchSettings before, Optional<ObjectNode> selected) {
		super(parent, Messages.WatchObjectsDialog_title, HelpContext.LIVE_OBJECTS, Messages.WatchObjectsDialog_watch);
		this.before = before;
		this.selected = selected;
	}

	/**
	 * Asks the user.
	 *
	 * @param before   what is proposed
	 * @param selected the only object that may be wanted
	 * @return empty if the user changes nothing
	 */
	static Optional<WatchSettings> ask(Shell parent, WatchSettings before, Optional<ObjectNode> selected) {
		return PlainDialog.ask(new WatchObjectsDialog(parent, before, selected), dialog -> dialog.chosen);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		setMessage(Messages.WatchObjectsDialog_message);
		Composite area = fields((Composite) super.createDialogArea(parent), 2);
		sensors = text(area, Messages.WatchObjectsDialog_sensors, String.join(", ", before.sensors()), SWT.DEFAULT);
		sensors.setMessage(Messages.WatchObjectsDialog_sensorsHint);
		selected.ifPresent(object -> {
			only = new Button(area, SWT.CHECK);
			only.setText(NLS.bind(Messages.WatchObjectsDialog_only, NodeText.value(object).replace("&", "&&")));
			only.setSelection(before.object() == object.id());
			GridDataFactory.fillDefaults().span(2, 1).applyTo(only);
		});
		delivery = combo(area, Messages.WatchObjectsDialog_delivery, before.delivery().ordinal(), Messages.WatchObjectsDialog_immediately,
				Messages.WatchObjectsDialog_batches, Messages.WatchObjectsDialog_periods);
		events = text(area, Messages.WatchObjectsDialog_events, Integer.toString(before.events()), NUMBER);
		millis = text(area, Messages.WatchObjectsDialog_millis, Integer.toString(before.millis()), NUMBER);
		priority = combo(area, Messages.WatchObjectsDialog_priority, before.priority().ordinal(), Messages.WatchObjectsDialog_plan,
				Messages.WatchObjectsDialog_urgent, Messages.WatchObjectsDialog_regular);
		capacity = text(area, Messages.WatchObjectsDialog_capacity, Integer.toString(before.capacity()), NUMBER);
		return area;
	}

	private Text text(Composite area, String label, String value, int width) {
		new Label(area, SWT.NONE).setText(label);
		Text text = new Text(area, SWT.BORDER);
		text.setText(value);
		text.addModifyListener(event -> check());
		boolean wide = width == SWT.DEFAULT;
		GridDataFactory.fillDefaults().grab(wide, false).align(wide ? SWT.FILL : SWT.BEGINNING, SWT.CENTER).hint(width, SWT.DEFAULT)
				.applyTo(text);
		return text;
	}

	private Combo combo(Composite area, String label, int selection, String... items) {
		new Label(area, SWT.NONE).setText(label);
		Combo combo = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
		combo.setItems(items);
		combo.select(selection);
		combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> check()));
		GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
		return combo;
	}

	private WatchSettings.Delivery delivery() {
		return WatchSettings.Delivery.values()[delivery.getSelectionIndex()];
	}

	@Override
	protected boolean canConfirm() {
		events.setEnabled(delivery() == WatchSettings.Delivery.BATCHES);
		millis.setEnabled(delivery() != WatchSettings.Delivery.IMMEDIATE);
		String wrong = wrong(events, WatchSettings.MOST_EVENTS).or(() -> wrong(millis, WatchSettings.MOST_MILLIS))
				.or(() -> wrong(capacity, WatchSettings.MOST_EVENTS)).orElse(null);
		setErrorMessage(wrong);
		return wrong == null;
	}

	private static Optional<String> wrong(Text field, int most) {
		return !field.isEnabled() || number(field, most).isPresent() ? Optional.empty()
				: Optional.of(NLS.bind(Messages.WatchObjectsDialog_noNumber, Digits.grouped(Integer.toString(most))));
	}

	private static OptionalInt number(Text field, int most) {
		String text = field.getText().strip();
		return text.matches("[1-9]\\d{0,6}") && Integer.parseInt(text) <= most ? OptionalInt.of(Integer.parseInt(text))
				: OptionalInt.empty();
	}

	@Override
	protected void okPressed() {
		List<String> names = WatchSettings.sensors(sensors.getText());
		long object = selected.filter(one -> only.getSelection()).map(ObjectNode::id).orElse(0L);
		chosen = new WatchSettings(names, object, delivery(), number(events, WatchSettings.MOST_EVENTS).orElse(before.events()),
				number(millis, WatchSettings.MOST_MILLIS).orElse(before.millis()),
				WatchSettings.Priority.values()[priority.getSelectionIndex()], number(capacity, WatchSettings.MOST_EVENTS).orElseThrow());
		super.okPressed();
	}
}
