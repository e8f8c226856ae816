/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.charset.StandardCharsets;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.core.ICompilationUnit;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanStore;

/** A small project with a plan. */
final class Bookshop {
	private static final String CART = """
			package shop;

			public class Cart {
				public int add(Book book) {
					return count() + 1;
				}

				public int add(Book book, int copies) {
					return count() + copies;
				}

				public double total() {
					return 0;
				}

				int count() {
					return 0;
				}

				public Cart copy() {
					return new Cart();
				}
			}
			""";
	/** Sells until it is told to stop. */
	private static final String SHOP = """
			package shop;

			public class Shop {
				public static void main(String[] arguments) throws Exception {
					while (System.in.available() == 0) {
						Cart cart = new Cart();
						for (int i = 0; i < 5; i++) {
							cart.add(new Book(), i);
						}
						cart.total();
						Thread.sleep(5);
					}
				}

				void refund() {
				}
			}
			""";

	private final JavaProject project;
	private final ICompilationUnit book;
	private final ICompilationUnit cart;

	Bookshop() throws Exception {
		project = new JavaProject("bookshop");
		book = project.add("shop", "Book.java",
				"package shop;\n\npublic class Book {\n\tpublic String title() {\n\t\treturn \"\";\n\t}\n}\n");
		cart = project.add("shop", "Cart.java", CART);
		project.add("shop", "Shop.java", SHOP);
		project.build();
	}

	IProject project() {
		return project.project();
	}

	ICompilationUnit book() {
		return book;
	}

	ICompilationUnit cart() {
		return cart;
	}

	IFile plan() {
		return project.plan();
	}

	IFile otherPlan() {
		return project().getFile(IPath.fromOSString("lean.probes"));
	}

	void plan(String... methods) throws Exception {
		var plan = PlanFactory.eINSTANCE.createPlan();
		plan.setResultSet("waller-2014-base");
		for (String method : methods) {
			MethodProbe probe = Probes.create(MethodSignature.parse(method));
			probe.setKind(ProbeKind.OPERATION_EVENTS);
			probe.setActive(!method.contains("total"));
			probe.setCallsPerSecond(method.contains("title") ? null : 250.0 * methods.length);
			plan.getProbes().add(probe);
		}
		project.plan().create(JavaProject.stream(new String(PlanFiles.toBytes(plan), StandardCharsets.UTF_8)), true, null);
		PlanStore.ofWorkspace().load(project.project());
	}
}
