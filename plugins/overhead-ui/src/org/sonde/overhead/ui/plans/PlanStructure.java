/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.compare.ISharedDocumentAdapter;
import org.eclipse.compare.structuremergeviewer.DocumentRangeNode;
import org.eclipse.compare.structuremergeviewer.IStructureComparator;
import org.eclipse.compare.structuremergeviewer.StructureCreator;
import org.eclipse.compare.structuremergeviewer.StructureRootNode;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.view.MethodLabel;

/**
 * A plan as the compare editor shows it above the text: types and their probes. Each probe is a line of the file, as Sonde writes it; a
 * file that is laid out otherwise, or is no plan, is compared as text.
 */
public final class PlanStructure extends StructureCreator {
	private static final String PROBE = "<probes ";
	private static final String PLAN = "<plan:Plan ";

	@Override
	public String getName() {
		return Messages.PlanStructure_probes;
	}

	@Override
	protected IStructureComparator createStructureComparator(Object element, IDocument document, ISharedDocumentAdapter adapter,
			IProgressMonitor monitor) throws CoreException {
		StructureRootNode root = new StructureRootNode(document, element, this, adapter);
		try {
			byte[] content = document.get().getBytes(StandardCharsets.UTF_8);
			fill(root, document, PlanFiles.load(new ByteArrayInputStream(content), "plan").getProbes());
		} catch (IOException | BadLocationException e) {
			return null; // the text is compared
		}
		return root;
	}

	private static void fill(StructureRootNode root, IDocument document, List<Probe> probes) throws BadLocationException {
		List<IRegion> lines = lines(document, PROBE);
		if (lines.size() != probes.size()) {
			return;
		}
		for (IRegion line : lines(document, PLAN)) {
			root.addChild(new PlanNode(root, PlanNode.PLAN, Messages.PlanStructure_plan, document, line));
		}
		Map<String, PlanNode> types = new LinkedHashMap<>();
		for (int i = 0; i < lines.size(); i++) {
			IRegion line = lines.get(i);
			String group = groupOf(probes.get(i));
			PlanNode type = types.get(group);
			if (type == null) {
				type = new PlanNode(root, PlanNode.TYPE, group, document, line);
				types.put(group, type);
				root.addChild(type);
			}
			type.addChild(new PlanNode(type, PlanNode.PROBE, nameOf(probes.get(i)), document, line));
		}
	}

	private static String groupOf(Probe probe) {
		return Probes.codePlace(probe).map(CodePlace::declaringType).orElse(Messages.PlanStructure_patterns);
	}

	private static String nameOf(Probe probe) {
		return probe instanceof MethodProbe method ? MethodLabel.of(method.signature()) : Probes.name(probe);
	}

	/** The lines that begin so, with their ends. */
	private static List<IRegion> lines(IDocument document, String begin) throws BadLocationException {
		List<IRegion> lines = new ArrayList<>();
		for (int i = 0; i < document.getNumberOfLines(); i++) {
			IRegion line = document.getLineInformation(i);
			if (document.get(line.getOffset(), line.getLength()).strip().startsWith(begin)) {
				lines.add(new Region(line.getOffset(), document.getLineLength(i)));
			}
		}
		return lines;
	}

	@Override
	public String getContents(Object node, boolean ignoreWhitespace) {
		if (!(node instanceof DocumentRangeNode range)) {
			return "";
		}
		try {
			String text = range.getDocument().get(range.getRange().getOffset(), range.getRange().getLength());
			return ignoreWhitespace ? text.strip() : text;
		} catch (BadLocationException e) {
			return ""; // the document became shorter meanwhile; it is compared again
		}
	}
}
