/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

import org.eclipse.emf.codegen.ecore.generator.Generator;
import org.eclipse.emf.codegen.ecore.genmodel.GenModel;
import org.eclipse.emf.codegen.ecore.genmodel.GenModelPackage;
import org.eclipse.emf.codegen.ecore.genmodel.generator.GenBaseGeneratorAdapter;
import org.eclipse.emf.codegen.ecore.genmodel.generator.GenModelGeneratorAdapterFactory;
import org.eclipse.emf.common.util.BasicMonitor;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.plugin.EcorePlugin;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;

/** Writes src-gen from model/plan.genmodel, in plain Java. The one argument is the bundle's folder. */
public final class GeneratePlan {
	private static final String BUNDLE = "org.sonde.instrumentation";

	private GeneratePlan() {
	}

	public static void main(String[] arguments) throws IOException {
		Path bundle = Path.of(arguments[0]).toRealPath();
		deleteGenerated(bundle.resolve("src-gen"));
		// The bundle's folder is called differently from the bundle; the genmodel names the bundle.
		EcorePlugin.getPlatformResourceMap().put(BUNDLE, URI.createFileURI(bundle + "/"));
		ResourceSet resources = new ResourceSetImpl();
		resources.getResourceFactoryRegistry().getExtensionToFactoryMap()
				.put(Resource.Factory.Registry.DEFAULT_EXTENSION, new EcoreResourceFactoryImpl());
		GenModelPackage.eINSTANCE.eClass();
		GenModel model = (GenModel) resources
				.getResource(URI.createPlatformResourceURI(BUNDLE + "/model/plan.genmodel", true), true).getContents().get(0);
		model.reconcile();
		model.setCanGenerate(true);
		Generator generator = new Generator();
		generator.getAdapterFactoryDescriptorRegistry().addDescriptor(GenModelPackage.eNS_URI,
				GenModelGeneratorAdapterFactory.DESCRIPTOR);
		generator.setInput(model);
		Diagnostic outcome = generator.generate(model, GenBaseGeneratorAdapter.MODEL_PROJECT_TYPE,
				new BasicMonitor.Printing(System.out));
		if (outcome.getSeverity() != Diagnostic.OK) {
			throw new IllegalStateException(outcome.toString());
		}
	}

	/** The generator merges into what it finds; starting from nothing keeps the outcome a function of the model alone. */
	private static void deleteGenerated(Path folder) throws IOException {
		if (!Files.exists(folder)) {
			return;
		}
		try (var paths = Files.walk(folder)) {
			for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
				Files.delete(path);
			}
		}
	}
}
