/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.sonde.common.files.AtomicFile;
import org.sonde.common.files.IoErrorText;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.report.tradeoff.TradeOffSvg;
import org.sonde.report.versions.VersionHistoryDrawing;

/** Saves the chart: as it is shown as a PNG file, or for papers as an SVG file. */
final class SavePictureAction extends Action {

	private final TradeOffView view;

	SavePictureAction(TradeOffView view) {
		super(Messages.SavePictureAction_save);
		this.view = view;
		setToolTipText(Messages.SavePictureAction_hint);
		setImageDescriptor(PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_ETOOL_SAVEAS_EDIT));
	}

	@Override
	public void run() {
		FileDialog dialog = new FileDialog(view.getSite().getShell(), SWT.SAVE);
		dialog.setText(Messages.SavePictureAction_title);
		boolean history = view.model().isHistory();
		List<String> endings = history ? List.of("svg") : List.of("png", "svg");
		dialog.setFilterExtensions(endings.stream().map(ending -> "*." + ending).toArray(String[]::new));
		dialog.setFilterNames(history ? new String[] { Messages.SavePictureAction_svg }
				: new String[] { Messages.SavePictureAction_png, Messages.SavePictureAction_svg });
		dialog.setFileName(view.model().shown().map(one -> one.series().id()).orElse("trade-off") + (history ? "-history." : ".")
				+ endings.getFirst());
		dialog.setOverwrite(true);
		String typed = dialog.open();
		if (typed == null) {
			return;
		}
		SaveFiguresAction.Chosen chosen = SaveFiguresAction.Chosen.of(typed, dialog.getFilterIndex(), endings);
		if (!chosen.mayBeWritten(view.getSite().getShell(), typed)) {
			return;
		}
		if (endings.get(chosen.kind()).equals("svg")) {
			String picture = svg();
			Job.create(Messages.SavePictureAction_saving, monitor -> {
				return save(picture.getBytes(StandardCharsets.UTF_8), chosen.file());
			}).schedule();
		} else {
			ImageData picture = view.tradeOffChart().picture();
			Job.create(Messages.SavePictureAction_saving, monitor -> {
				return save(picture, chosen.file());
			}).schedule();
		}
	}

	/** The same picture as on the command line. */
	String svg() {
		ShownTradeOff model = view.model();
		if (model.isHistory()) {
			return VersionHistoryDrawing.svg(model.history().orElseThrow());
		}
		return TradeOffSvg.of(model.shown().map(one -> one.series().title()).orElse(""), view.plot(), model.isLogarithmic());
	}

	static IStatus save(ImageData picture, Path file) {
		ImageLoader loader = new ImageLoader();
		loader.data = new ImageData[] { picture };
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		loader.save(bytes, SWT.IMAGE_PNG);
		return save(bytes.toByteArray(), file);
	}

	private static IStatus save(byte[] picture, Path file) {
		try {
			AtomicFile.write(file, picture);
			return Status.OK_STATUS;
		} catch (IOException e) {
			return Status.error(NLS.bind(Messages.SavePictureAction_notWritten, file, IoErrorText.inWords(e)), e);
		}
	}
}
