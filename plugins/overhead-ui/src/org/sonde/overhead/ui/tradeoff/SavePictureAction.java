/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.sonde.overhead.AtomicFile;

/** Saves the chart as it is shown, as a PNG file. */
final class SavePictureAction extends Action {

	private final TradeOffView view;

	SavePictureAction(TradeOffView view) {
		super("Save Chart as &Picture…");
		this.view = view;
		setToolTipText("Save the chart as it is shown, as a PNG file");
		setImageDescriptor(PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_ETOOL_SAVEAS_EDIT));
	}

	@Override
	public void run() {
		FileDialog dialog = new FileDialog(view.getSite().getShell(), SWT.SAVE);
		dialog.setText("Save Chart as Picture");
		dialog.setFilterExtensions(new String[] { "*.png" });
		dialog.setFileName(view.seriesId() + ".png");
		dialog.setOverwrite(true);
		String chosen = dialog.open();
		if (chosen != null) {
			ImageData picture = view.tradeOffChart().picture();
			Job.create("Saving the chart", monitor -> {
				return save(picture, Path.of(chosen));
			}).schedule();
		}
	}

	static IStatus save(ImageData picture, Path file) {
		ImageLoader loader = new ImageLoader();
		loader.data = new ImageData[] { picture };
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		loader.save(bytes, SWT.IMAGE_PNG);
		try {
			AtomicFile.write(file, bytes.toByteArray());
			return Status.OK_STATUS;
		} catch (IOException e) {
			return Status.error(file + " cannot be written: " + e.getMessage() + ". Check the folder and the permissions.", e);
		}
	}
}
