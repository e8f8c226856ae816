/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jdt.ui.ISharedImages;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.ITreeViewerListener;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeExpansionEvent;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.table.ColumnWidth;

/** Types, their objects, and the fields of these with their values. What is in a branch is asked for when it is opened. */
final class ObjectsTree implements BranchReads.Lines {
	private static final int NAME = 200;
	private static final int VALUE = 180;
	private static final int TIME = 105;
	private static final int STATE = 120;
	private static final int LINES = 3;

	private final LiveObjects model;
	private final Consumer<BranchNode> read;
	private final TreeViewer viewer;

	/**
	 * Shows nothing at first.
	 *
	 * @param read reads what is in a branch that was opened
	 */
	ObjectsTree(Composite parent, LiveObjects model, Consumer<BranchNode> read) {
		this.model = model;
		this.read = read;
		Tree tree = new Tree(parent, SWT.MULTI | SWT.FULL_SELECTION | SWT.H_SCROLL | SWT.V_SCROLL);
		tree.setHeaderVisible(true);
		AccessibleName.set(tree, Messages.ObjectsTree_name);
		viewer = new TreeViewer(tree);
		viewer.setUseHashlookup(true);
		viewer.setContentProvider(new Content());
		ColumnViewerToolTipSupport.enableFor(viewer);
		column(Messages.ObjectsTree_object, NAME, NodeText::name, ObjectsTree::image);
		column(Messages.ObjectsTree_value, VALUE, NodeText::value, node -> null);
		column(Messages.ObjectsTree_time, TIME, NodeText::time, node -> null);
		column(Messages.ObjectsTree_state, STATE, this::state, node -> null);
		viewer.addTreeListener(new ITreeViewerListener() {
			@Override
			public void treeExpanded(TreeExpansionEvent event) {
				// The viewer ignores what listeners ask of it meanwhile.
				tree.getDisplay().asyncExec(() -> {
					if (!tree.isDisposed()) {
						open((BranchNode) event.getElement());
					}
				});
			}

			@Override
			public void treeCollapsed(TreeExpansionEvent event) {
				// what was read stays
			}
		});
		viewer.setInput(model);
	}

	private void column(String title, int width, Function<LiveNode, String> text, Function<LiveNode, Image> image) {
		TreeViewerColumn column = new TreeViewerColumn(viewer, SWT.LEFT);
		column.getColumn().setText(title);
		column.getColumn().setWidth(ColumnWidth.of(viewer.getTree(), title, width));
		column.setLabelProvider(new ColumnLabelProvider() {
			@Override
			public String getText(Object node) {
				return text.apply((LiveNode) node);
			}

			@Override
			public Image getImage(Object node) {
				return image.apply((LiveNode) node);
			}

			@Override
			public String getToolTipText(Object node) {
				return NodeText.toolTip((LiveNode) node, model.typeOf((LiveNode) node));
			}

			@Override
			public Font getFont(Object node) {
				boolean muted = node instanceof PlaceholderNode || node instanceof ObjectNode object && object.isDeleted();
				return muted ? JFaceResources.getFontRegistry().getItalic(JFaceResources.DEFAULT_FONT) : null;
			}
		});
	}

	private static Image image(LiveNode node) {
		return switch (node) {
			case TypeNode type -> JavaUI.getSharedImages().getImage(ISharedImages.IMG_OBJS_CLASS);
			case ObjectNode object -> DebugUITools.getImage(IDebugUIConstants.IMG_OBJS_VARIABLE);
			case AttributeNode attribute -> JavaUI.getSharedImages().getImage(ISharedImages.IMG_FIELD_PRIVATE);
			case PlaceholderNode place -> null;
		};
	}

	private String state(LiveNode node) {
		return NodeText.state(node, model.typeOf(node), model.hasEnded());
	}

	private void open(BranchNode branch) {
		if (branch.state() == BranchNode.State.UNREAD || branch.state() == BranchNode.State.READ && branch.isStale()) {
			read.accept(branch);
		}
	}

	@Override
	public void expand(BranchNode branch) {
		viewer.setExpandedState(branch, true);
		open(branch);
	}

	@Override
	public void showTypes() {
		refresh(() -> viewer.refresh(true));
		// What the filter made forget is read again where it is open.
		for (Object open : viewer.getExpandedElements()) {
			open((BranchNode) open);
		}
	}

	@Override
	public void showChildren(BranchNode branch) {
		refresh(() -> viewer.refresh(branch, true));
	}

	/** JFace closes what is open inside of lines that move. */
	private void refresh(Runnable refresh) {
		List<Object> open = List.of(viewer.getExpandedElements());
		refresh.run();
		Set<Object> stillOpen = Set.copyOf(List.of(viewer.getExpandedElements()));
		open.stream().filter(node -> !stillOpen.contains(node)).forEach(node -> viewer.setExpandedState(node, true));
	}

	/** Those before it stay as they are: there may be thousands. */
	@Override
	public void replacePlace(BranchNode branch, List<? extends LiveNode> with) {
		boolean wasSelected = selected().stream().anyMatch(node -> node instanceof PlaceholderNode place && place.parent() == branch);
		viewer.remove(Stream.of(PlaceholderNode.Kind.MORE, PlaceholderNode.Kind.READING)
				.map(kind -> new PlaceholderNode(branch, kind, "")).toArray());
		viewer.add(branch, with.toArray());
		if (wasSelected) {
			select(with.getFirst());
		}
	}

	/** These lines say something else now. */
	void update(Collection<? extends LiveNode> nodes) {
		if (!nodes.isEmpty()) {
			viewer.update(nodes.toArray(), null);
		}
	}

	/** Lines of types: they may have more objects now, or fewer. */
	void updateTypes() {
		update(model.types());
	}

	/** Lines of types and fields: their sensors have another state. */
	void updateStates() {
		List<LiveNode> lines = new ArrayList<>(model.types());
		for (Object open : viewer.getExpandedElements()) {
			lines.addAll(((BranchNode) open).attributes());
		}
		update(lines);
	}

	boolean isExpanded(BranchNode branch) {
		return viewer.getExpandedState(branch);
	}

	List<LiveNode> selected() {
		return viewer.getStructuredSelection().stream().map(LiveNode.class::cast).toList();
	}

	void select(LiveNode node) {
		viewer.setSelection(new StructuredSelection(node), true);
	}

	TreeViewer viewer() {
		return viewer;
	}

	/** Returns the height with some lines, in pixels. */
	int leastHeight() {
		return viewer.getTree().getHeaderHeight() + LINES * viewer.getTree().getItemHeight();
	}

	/** The selected lines, tab-separated, a header line first. */
	String copied() {
		List<String> lines = new ArrayList<>();
		lines.add(String.join("\t", Messages.ObjectsTree_object, Messages.ObjectsTree_value, Messages.ObjectsTree_time,
				Messages.ObjectsTree_state));
		for (LiveNode node : selected()) {
			lines.add(String.join("\t", NodeText.name(node), NodeText.value(node), NodeText.time(node), state(node)));
		}
		return String.join("\n", lines) + "\n";
	}

	private static final class Content implements ITreeContentProvider {
		@Override
		public Object[] getElements(Object input) {
			return ((LiveObjects) input).types().toArray();
		}

		@Override
		public Object[] getChildren(Object node) {
			return node instanceof BranchNode branch ? branch.children().toArray() : new Object[0];
		}

		@Override
		public Object getParent(Object node) {
			return ((LiveNode) node).parent();
		}

		@Override
		public boolean hasChildren(Object node) {
			return node instanceof BranchNode branch && branch.mayHaveChildren();
		}
	}
}
