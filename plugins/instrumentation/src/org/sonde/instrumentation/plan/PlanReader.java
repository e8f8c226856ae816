/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import javax.xml.XMLConstants;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EEnumLiteral;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.common.xml.ClosedXmlFactory;
import org.sonde.instrumentation.plan.PlanFileException.Problem;

/**
 * Reads one plan. EMF's own loader is lenient where a plan must not be: it follows references to other files, drops comments and
 * accepts ids that saving then loses. The subset of XMI that plans use is small enough to read exactly.
 */
final class PlanReader {
	private static final String NAMESPACE_STEM = PlanPackage.eNS_URI.substring(0, PlanPackage.eNS_URI.lastIndexOf(':') + 1);
	private static final String XMI = "http://www.omg.org/XMI";
	private static final String XMI_VERSION = "2.0";
	private static final String READ_WITH_ITS_WRITER = "read the plan with the version of Sonde that wrote it";

	private static final String BYTE_ORDER_MARK = "\uFEFF";

	private final String file;
	private static final List<EClass> KINDS_OF_PROBE = List.of(PlanPackage.Literals.METHOD_PROBE, PlanPackage.Literals.PATTERN_PROBE,
			PlanPackage.Literals.FIELD_PROBE, PlanPackage.Literals.LIFECYCLE_PROBE);

	private final Map<String, Integer> lineOfProbe = new HashMap<>();
	private XMLStreamReader xml;

	PlanReader(String file) {
		this.file = file;
	}

	Plan read(InputStream in) throws IOException {
		byte[] bytes = in.readNBytes(PlanFiles.MAX_BYTES + 1);
		if (bytes.length > PlanFiles.MAX_BYTES) {
			throw new PlanFileException(Problem.TOO_LARGE, file, 1, 1,
					"the file is larger than " + (PlanFiles.MAX_BYTES >> 20) + " MiB, which no plan is; choose a plan (*.probes)", null);
		}
		String text = new String(bytes, UTF_8);
		if (text.isBlank()) {
			throw new PlanFileException(Problem.TRUNCATED, file, 1, 1,
					"the file is empty; restore it from version control, or create the plan again", null);
		}
		MalformedXml.refuseUnlessUtf8(file, bytes);
		boolean rootRead = false;
		try {
			xml = ClosedXmlFactory.create()
					.createXMLStreamReader(new StringReader(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text));
			checkDeclaration();
			skipTo(XMLStreamConstants.START_ELEMENT);
			Plan plan = readPlan();
			rootRead = true;
			skipTo(XMLStreamConstants.END_DOCUMENT);
			return plan;
		} catch (XMLStreamException e) {
			throw MalformedXml.explain(file, text, rootRead, e);
		}
	}

	/** The lines that the probes which were read end on, counted from 1, by what {@link Probes#name} calls them. */
	Map<String, Integer> linesOfProbes() {
		return Map.copyOf(lineOfProbe);
	}

	private void checkDeclaration() throws PlanFileException {
		String encoding = xml.getCharacterEncodingScheme();
		if (encoding != null && !encoding.equalsIgnoreCase("UTF-8")) {
			throw problem(Problem.NOT_XML, "the encoding is " + MethodSignature.shortened(encoding)
					+ "; a plan is stored in UTF-8: "
					+ "convert the file and its XML declaration");
		}
		if ("1.1".equals(xml.getVersion())) {
			throw problem(Problem.NOT_XML, "the file is XML 1.1; a plan is XML 1.0: correct the XML declaration");
		}
	}

	/** Goes on to the next event of the wanted type; nothing but white space may come before. */
	private void skipTo(int wanted) throws XMLStreamException, PlanFileException {
		int event = xml.next();
		while (event != wanted) {
			refuseUnlessBlank(event);
			event = xml.next();
		}
	}

	private void refuseUnlessBlank(int event) throws PlanFileException {
		switch (event) {
			case XMLStreamConstants.SPACE -> { }
			case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
				if (!xml.getText().isBlank()) {
					throw problem(Problem.UNKNOWN_CONTENT, "text '" + MethodSignature.shortened(xml.getText().strip())
							+ "' has no place in a plan and would be lost when saving: remove it");
				}
			}
			case XMLStreamConstants.COMMENT -> throw problem(Problem.UNKNOWN_CONTENT,
					"a comment would be lost when saving: move it into the note attribute of a probe or remove it");
			case XMLStreamConstants.PROCESSING_INSTRUCTION -> throw problem(Problem.UNKNOWN_CONTENT,
					"a processing instruction would be lost when saving: remove it");
			case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE -> throw problem(Problem.DOCUMENT_TYPE,
					"document types and entities are not accepted in a plan: remove the DOCTYPE and write the text out");
			default -> throw problem(Problem.UNKNOWN_CONTENT, "element '" + MethodSignature.shortened(xml.getLocalName())
					+ "' is unknown here and would be lost when saving: remove it, or " + READ_WITH_ITS_WRITER);
		}
	}

	private Plan readPlan() throws XMLStreamException, PlanFileException {
		String namespace = xml.getNamespaceURI() == null ? "" : xml.getNamespaceURI();
		if (namespace.startsWith(NAMESPACE_STEM) && !namespace.equals(PlanPackage.eNS_URI)) {
			throw problem(Problem.UNKNOWN_VERSION, "the plan's format is '" + MethodSignature.shortened(namespace)
					+ "', this version of Sonde reads '" + PlanPackage.eNS_URI + "': update Sonde");
		}
		if (!namespace.equals(PlanPackage.eNS_URI) || !xml.getLocalName().equals(PlanPackage.Literals.PLAN.getName())) {
			throw problem(Problem.NOT_A_PLAN, "the root is '" + MethodSignature.shortened(xml.getLocalName()) + "' of namespace '"
					+ MethodSignature.shortened(namespace) + "', that of a plan is 'Plan' of '" + PlanPackage.eNS_URI
					+ "': choose a plan (*.probes)");
		}
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		readAttributes(plan);
		check(() -> PlanRules.check(plan));
		String probes = PlanPackage.Literals.PLAN__PROBES.getName();
		for (int event = xml.next(); event != XMLStreamConstants.END_ELEMENT; event = xml.next()) {
			if (event == XMLStreamConstants.START_ELEMENT && xml.getNamespaceURI() == null && xml.getLocalName().equals(probes)) {
				plan.getProbes().add(readProbe());
			} else {
				refuseUnlessBlank(event);
			}
		}
		return plan;
	}

	private Probe readProbe() throws XMLStreamException, PlanFileException {
		Probe probe = createProbe();
		readAttributes(probe);
		check(() -> PlanRules.check(probe));
		String name = Probes.name(probe);
		Integer earlier = lineOfProbe.putIfAbsent(name, xml.getLocation().getLineNumber());
		if (earlier != null) {
			throw problem(Problem.DUPLICATE_PROBE, "a second probe in " + MethodSignature.shortened(name) + ", the first is in line "
					+ earlier + ". A " + Probes.place(probe).noun()
					+ " has one probe: keep the line that is right and remove the other");
		}
		skipTo(XMLStreamConstants.END_ELEMENT);
		return probe;
	}

	private Probe createProbe() throws PlanFileException {
		String type = xml.getAttributeValue(XMLConstants.W3C_XML_SCHEMA_INSTANCE_NS_URI, "type");
		if (type != null) {
			int colon = type.indexOf(':');
			String namespace = xml.getNamespaceURI(type.substring(0, Math.max(colon, 0)));
			for (EClass known : KINDS_OF_PROBE) {
				if (PlanPackage.eNS_URI.equals(namespace) && type.substring(colon + 1).equals(known.getName())) {
					return (Probe) PlanFactory.eINSTANCE.create(known);
				}
			}
		}
		throw problem(Problem.UNKNOWN_PROBE, (type == null ? "the probe has no xsi:type" : "the probe's xsi:type is '"
				+ MethodSignature.shortened(type) + "'") + "; this version of Sonde knows "
				+ KINDS_OF_PROBE.stream().map(known -> "'plan:" + known.getName() + "'").collect(Collectors.joining(", "))
				+ ": correct it, or " + READ_WITH_ITS_WRITER);
	}

	private void readAttributes(EObject target) throws PlanFileException {
		for (int i = 0; i < xml.getAttributeCount(); i++) {
			String namespace = xml.getAttributeNamespace(i);
			String name = xml.getAttributeLocalName(i);
			String value = xml.getAttributeValue(i);
			boolean ofXmi = XMI.equals(namespace) && name.equals("version") && target instanceof Plan;
			boolean ofSchema = XMLConstants.W3C_XML_SCHEMA_INSTANCE_NS_URI.equals(namespace) && name.equals("type")
					&& target instanceof Probe;
			if (ofXmi && !value.equals(XMI_VERSION)) {
				throw problem(Problem.UNKNOWN_VERSION, "the XMI version is '" + MethodSignature.shortened(value)
						+ "'; a plan has '"
						+ XMI_VERSION + "': correct it");
			}
			EStructuralFeature feature = target.eClass().getEStructuralFeature(name);
			if (namespace == null && feature instanceof EAttribute attribute) {
				set(target, attribute, value);
			} else if (!ofXmi && !ofSchema) {
				throw problem(Problem.UNKNOWN_CONTENT, "attribute '" + MethodSignature.shortened(name)
						+ "' is unknown here and "
						+ "would be lost when saving: correct its name (" + attributeNames(target) + "), or "
						+ READ_WITH_ITS_WRITER);
			}
		}
	}

	private void set(EObject target, EAttribute attribute, String value) throws PlanFileException {
		if (value.length() > PlanRules.MAX_TEXT) {
			throw problem(Problem.TOO_LARGE, attribute.getName() + " has " + value.length() + " characters; the limit is "
					+ PlanRules.MAX_TEXT + ": shorten it");
		}
		EDataType type = attribute.getEAttributeType();
		if (List.of(EcorePackage.Literals.EBOOLEAN, EcorePackage.Literals.EBOOLEAN_OBJECT).contains(type)
				&& !List.of("true", "false").contains(value)) {
			throw invalid(attribute, value, "expected true or false");
		}
		try {
			target.eSet(attribute, EcoreUtil.createFromString(type, value));
		} catch (IllegalArgumentException e) {
			throw invalid(attribute, value, expected(type));
		}
	}

	private static String expected(EDataType type) {
		if (type instanceof EEnum kinds) {
			return "expected one of " + kinds.getELiterals().stream().map(EEnumLiteral::getLiteral)
					.collect(Collectors.joining(", "));
		}
		if (type == PlanPackage.Literals.DISPOSAL_METHOD) {
			return "expected a method's name and parameter types, such as close() or close(int,java.lang.String)";
		}
		return type == EcorePackage.Literals.EINT ? "expected a whole number" : "expected a number";
	}

	private static String attributeNames(EObject target) {
		return target.eClass().getEAllAttributes().stream().map(EAttribute::getName).collect(Collectors.joining(", "));
	}

	private void check(Runnable rules) throws PlanFileException {
		try {
			rules.run();
		} catch (IllegalArgumentException e) {
			throw new PlanFileException(Problem.INVALID_VALUE, file, line(), column(), e.getMessage() + ": correct the value", e);
		}
	}

	private PlanFileException invalid(EAttribute attribute, String value, String expected) {
		return problem(Problem.INVALID_VALUE, attribute.getName() + " is '" + MethodSignature.shortened(value) + "'; "
				+ expected);
	}

	private PlanFileException problem(Problem problem, String message) {
		return new PlanFileException(problem, file, line(), column(), message, null);
	}

	private int line() {
		return Math.max(1, xml.getLocation().getLineNumber());
	}

	private int column() {
		return Math.max(1, xml.getLocation().getColumnNumber());
	}
}
