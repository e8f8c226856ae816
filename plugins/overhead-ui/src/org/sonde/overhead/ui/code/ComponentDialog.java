/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.exchange.ComponentFile;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.TabTraversal;
import org.sonde.overhead.ui.view.TitledDialog;

/** Makes or changes a component: its name, what belongs to it, and what counts as data. */
final class ComponentDialog extends TitledDialog {

	private final IProject project;
	private final Optional<IFile> existing;
	private final Component given;
	private Text name;
	private Text include;
	private Text exclude;
	private Text dataTypes;
	private Button everyType;
	private Component component;

	/**
	 * @param existing the file of the component to be changed; empty for a new one
	 * @param given    what the fields hold at first
	 */
	ComponentDialog(Shell parent, IProject project, Optional<IFile> existing, Component given) {
		super(parent, existing.isPresent() ? Messages.ComponentDialog_editTitle : Messages.ComponentDialog_newTitle, HelpContext.COMPONENT,
				existing.isPresent() ? Messages.ComponentDialog_save : Messages.ComponentDialog_create, Optional.of(new Point(620, 560)));
		this.project = project;
		this.existing = existing;
		this.given = given;
	}

	/** Returns the component as entered, after the user confirmed it. */
	Component component() {
		return component;
	}

	/** Where it is to be kept. */
	IFile file() {
		return existing.orElseGet(() -> project.getFile(fileName(component.name())));
	}

	/** A name for the file: letters and digits in lower case, what is between them a hyphen. */
	static String fileName(String componentName) {
		String plain = componentName.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
		return (plain.isEmpty() ? "component" : plain) + ComponentFile.ENDING;
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = fields((Composite) super.createDialogArea(parent), 2);
		setTitle(existing.isPresent() ? NLS.bind(Messages.ComponentDialog_existing, existing.get().getName())
				: NLS.bind(Messages.ComponentDialog_ofProject, project.getName()));
		label(area, Messages.ComponentDialog_name);
		name = new Text(area, SWT.BORDER);
		name.setText(given.name());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
		include = patterns(area, Messages.ComponentDialog_include, given.include());
		exclude = patterns(area, Messages.ComponentDialog_exclude, given.exclude());
		dataTypes = patterns(area, Messages.ComponentDialog_dataTypes, given.dataTypes());
		dataTypes.setToolTipText(Messages.ComponentDialog_dataTypesHint);
		label(area, "");
		everyType = new Button(area, SWT.CHECK);
		everyType.setText(Messages.ComponentDialog_everyType);
		everyType.setToolTipText(Messages.ComponentDialog_everyTypeHint);
		everyType.setSelection(given.modules() == Modules.EVERY_TYPE);
		everyType.addListener(SWT.Selection, event -> check());
		Stream.of(name, include, exclude, dataTypes).forEach(text -> text.addModifyListener(event -> check()));
		name.selectAll();
		return area;
	}

	private static void label(Composite area, String text) {
		Label label = new Label(area, SWT.NONE);
		label.setText(text);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).indent(0, 4).applyTo(label);
	}

	private static Text patterns(Composite area, String title, List<TypePattern> patterns) {
		label(area, title);
		Text text = new Text(area, SWT.BORDER | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
		text.setText(String.join("\n", patterns.stream().map(TypePattern::toString).toList()));
		GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, 4 * text.getLineHeight()).applyTo(text);
		TabTraversal.enable(text);
		return text;
	}

	@Override
	protected boolean canConfirm() {
		Optional<String> wrong = wrong();
		setErrorMessage(wrong.orElse(null));
		setMessage(existing.isPresent() ? Messages.ComponentDialog_message
				: NLS.bind(Messages.ComponentDialog_messageAndFile, fileName(name.getText())));
		return wrong.isEmpty();
	}

	private Optional<String> wrong() {
		try {
			component = Component.of(name.getText().strip(), lines(include), lines(exclude), lines(dataTypes))
					.withModules(everyType.getSelection() ? Modules.EVERY_TYPE : Modules.TOP_LEVEL);
		} catch (IllegalArgumentException e) {
			return Optional.of(Character.toUpperCase(e.getMessage().charAt(0)) + e.getMessage().substring(1));
		}
		String fileName = fileName(component.name());
		IStatus valid = ResourcesPlugin.getWorkspace().validateName(fileName, IResource.FILE);
		if (existing.isEmpty() && !valid.isOK()) {
			return Optional.of(valid.getMessage());
		}
		return existing.isEmpty() && project.getFile(fileName).exists()
				? Optional.of(NLS.bind(Messages.ComponentDialog_exists, fileName))
				: Optional.empty();
	}

	private static List<String> lines(Text text) {
		return text.getText().lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
	}
}
