/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnnotationTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.BreakStatement;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ConstructorInvocation;
import org.eclipse.jdt.core.dom.ContinueStatement;
import org.eclipse.jdt.core.dom.CreationReference;
import org.eclipse.jdt.core.dom.EnumConstantDeclaration;
import org.eclipse.jdt.core.dom.EnumDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.ImplicitTypeDeclaration;
import org.eclipse.jdt.core.dom.Initializer;
import org.eclipse.jdt.core.dom.LabeledStatement;
import org.eclipse.jdt.core.dom.MarkerAnnotation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NameQualifiedType;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.QualifiedType;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SimpleType;
import org.eclipse.jdt.core.dom.SingleMemberAnnotation;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.StructuralPropertyDescriptor;
import org.eclipse.jdt.core.dom.SuperConstructorInvocation;
import org.eclipse.jdt.core.dom.SuperFieldAccess;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.SuperMethodReference;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.TypeMethodReference;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

/**
 * Collects the nodes, calls and field accesses of one file's types.
 * <p>
 * Nodes: every method and constructor, also implicit constructors (of classes, enums and records, and of anonymous classes); for
 * every type, its field initialisers and initialiser blocks as one node {@code <init>}, the static ones and enum constants as
 * {@code <clinit>}. Methods that the compiler adds to enums and records (values, valueOf, accessors, equals …) are nodes where
 * they are called. Lambda bodies belong to the method around them; methods of local and anonymous types are nodes of their own in
 * the module of the top-level type.
 * <p>
 * Calls: of methods, super methods, constructors ({@code new}, {@code this(…)}, {@code super(…)}, enum constants), and
 * references to methods and constructors; each bound to the static declaration. What the language calls unwritten is no call:
 * {@code super()} that is not there, iterators of enhanced for, close of try-with-resources, accessors by record patterns.
 * {@code new X(…) {…}} calls the constructor of the anonymous class and that of X. Calls to data types are left out.
 * <p>
 * Accesses: every mention of a field of a data type in a node, its initialisation at the declaration included. The implicit
 * constructor of a record writes the fields of its components, as does a compact one; an implicit accessor reads its field.
 * Fields that data types declare ({@code Integer.MAX_VALUE}), like calls to them, are left out; those of other types outside the
 * component are not.
 * <p>
 * A call that is not found is kept: as a call to a node named after it with {@code ?} for each argument, in the module of the
 * type it is made on, or, where that is not known either, in the module {@code ?}.
 */
final class GraphVisitor extends ASTVisitor {

	private static final String UNKNOWN_MODULE = "?";

	private static final Set<StructuralPropertyDescriptor> NAMES_OF_METHODS = Set.of(MethodInvocation.NAME_PROPERTY,
			SuperMethodInvocation.NAME_PROPERTY, ExpressionMethodReference.NAME_PROPERTY, TypeMethodReference.NAME_PROPERTY,
			SuperMethodReference.NAME_PROPERTY);

	private final CompilationUnit unit;
	private final String file;
	private final Set<String> wanted;
	private final TypeNames typeNames;
	private final BindingNames names;
	private final GraphFacts facts = new GraphFacts();
	private final UnresolvedNames unresolved = new UnresolvedNames();
	/** The types around the code being visited, by name; the outermost is the module. */
	private final Deque<String> types = new ArrayDeque<>();
	/** The nodes around the code being visited. */
	private final Deque<Node> current = new ArrayDeque<>();

	/**
	 * @param file      its name
	 * @param implicit  the name of a class that the file does not name
	 * @param wanted    the top-level types of the file that are of the component
	 * @param dataTypes remembers which types are data types
	 */
	GraphVisitor(CompilationUnit unit, String file, String implicit, Set<String> wanted, Component component,
			Map<String, Boolean> dataTypes) {
		super(false);
		this.unit = unit;
		this.file = file;
		this.wanted = wanted;
		typeNames = new TypeNames(unit, implicit);
		names = new BindingNames(unit, typeNames, component, dataTypes);
	}

	GraphVisitor visit() {
		for (Object type : unit.types()) {
			if (wanted.contains(typeNames.of((ASTNode) type))) {
				((ASTNode) type).accept(this);
			}
		}
		return this;
	}

	GraphFacts facts() {
		return facts;
	}

	UnresolvedNames unresolved() {
		return unresolved;
	}

	// --- types ---------------------------------------------------------------------------------------------------------

	@Override
	public boolean visit(TypeDeclaration node) {
		return enter(node, !node.isInterface());
	}

	@Override
	public void endVisit(TypeDeclaration node) {
		types.pop();
	}

	@Override
	public boolean visit(EnumDeclaration node) {
		return enter(node, true);
	}

	@Override
	public void endVisit(EnumDeclaration node) {
		types.pop();
	}

	@Override
	public boolean visit(AnnotationTypeDeclaration node) {
		return enter(node, false);
	}

	@Override
	public void endVisit(AnnotationTypeDeclaration node) {
		types.pop();
	}

	@Override
	public boolean visit(ImplicitTypeDeclaration node) {
		return enter(node, true);
	}

	@Override
	public void endVisit(ImplicitTypeDeclaration node) {
		types.pop();
	}

	@Override
	public boolean visit(AnonymousClassDeclaration node) {
		ITypeBinding binding = node.resolveBinding();
		types.push(typeNames.of(node));
		if (binding == null || Stream.of(binding.getDeclaredMethods()).noneMatch(IMethodBinding::isConstructor)) {
			// What creates it then has no constructor to be bound to either.
			facts.node(own(types.peek().substring(types.peek().lastIndexOf('$')) + "()"));
		} else {
			addConstructors(binding);
		}
		return true;
	}

	@Override
	public void endVisit(AnonymousClassDeclaration node) {
		types.pop();
	}

	@Override
	public boolean visit(RecordDeclaration node) {
		enter(node, true);
		MethodDeclaration written = canonicalConstructor(node);
		if (written == null || written.isCompactConstructor()) {
			Node constructor = own(node.getName().getIdentifier() + componentTypes(node));
			facts.node(constructor);
			for (Object component : node.recordComponents()) {
				IVariableBinding field = fieldOf(node, (SingleVariableDeclaration) component);
				if (field != null) {
					access(constructor, field);
				}
			}
		}
		return true;
	}

	@Override
	public void endVisit(RecordDeclaration node) {
		types.pop();
	}

	private boolean enter(AbstractTypeDeclaration node, boolean hasConstructor) {
		types.push(typeNames.of(node));
		if (hasConstructor) {
			ITypeBinding binding = node.resolveBinding();
			if (binding != null && Stream.of(binding.getDeclaredMethods()).anyMatch(IMethodBinding::isConstructor)) {
				addConstructors(binding);
			} else if (!declaresConstructor(node) && !(node instanceof RecordDeclaration)) {
				facts.node(own(simpleName(types.peek()) + "()"));
			}
		}
		return true;
	}

	private void addConstructors(ITypeBinding type) {
		for (IMethodBinding method : type.getDeclaredMethods()) {
			if (method.isConstructor()) {
				facts.node(names.node(method));
			}
		}
	}

	private static boolean declaresConstructor(AbstractTypeDeclaration node) {
		for (Object member : node.bodyDeclarations()) {
			if (member instanceof MethodDeclaration method && method.isConstructor()) {
				return true;
			}
		}
		return false;
	}

	private static String simpleName(String type) {
		return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
	}

	// --- records ---------------------------------------------------------------------------------------------------------

	/** The canonical constructor if it is written, compact or not. */
	private static MethodDeclaration canonicalConstructor(RecordDeclaration node) {
		for (Object member : node.bodyDeclarations()) {
			if (member instanceof MethodDeclaration method && method.isConstructor()
					&& (method.isCompactConstructor() || sameTypes(method.parameters(), node.recordComponents()))) {
				return method;
			}
		}
		return null;
	}

	private static boolean sameTypes(List<?> parameters, List<?> components) {
		return types(parameters).equals(types(components));
	}

	private static List<String> types(List<?> variables) {
		return variables.stream().map(variable -> {
			SingleVariableDeclaration declaration = (SingleVariableDeclaration) variable;
			IVariableBinding binding = declaration.resolveBinding();
			return binding == null ? declaration.getType() + (declaration.isVarargs() ? "[]" : "") : binding.getType().getKey();
		}).toList();
	}

	private String componentTypes(RecordDeclaration node) {
		Stream<?> components = node.recordComponents().stream();
		return components.map(component -> {
			SingleVariableDeclaration declaration = (SingleVariableDeclaration) component;
			IVariableBinding binding = declaration.resolveBinding();
			return binding == null ? declaration.getType().toString() : names.parameter(binding.getType());
		}).collect(Collectors.joining(",", "(", ")"));
	}

	private static IVariableBinding fieldOf(RecordDeclaration node, SingleVariableDeclaration component) {
		ITypeBinding type = node.resolveBinding();
		return type == null ? null
				: Stream.of(type.getDeclaredFields())
						.filter(field -> field.getName().equals(component.getName().getIdentifier())).findFirst().orElse(null);
	}

	// --- nodes -----------------------------------------------------------------------------------------------------------

	@Override
	public boolean visit(MethodDeclaration node) {
		IMethodBinding binding = node.resolveBinding();
		Node method = binding == null ? own(node.getName().getIdentifier() + writtenTypes(node)) : names.node(binding);
		facts.node(method);
		current.push(method);
		return true;
	}

	@Override
	public void endVisit(MethodDeclaration node) {
		current.pop();
	}

	@Override
	public boolean visit(Initializer node) {
		enterInitialiser(Members.isStatic(node));
		return true;
	}

	@Override
	public void endVisit(Initializer node) {
		current.pop();
	}

	@Override
	public boolean visit(FieldDeclaration node) {
		if (Members.hasInitialiser(node)) {
			enterInitialiser(Members.isStatic(node));
			for (Object fragment : node.fragments()) {
				VariableDeclarationFragment declaration = (VariableDeclarationFragment) fragment;
				if (declaration.getInitializer() != null && declaration.resolveBinding() != null) {
					access(current.peek(), declaration.resolveBinding());
				}
			}
		}
		return true;
	}

	@Override
	public void endVisit(FieldDeclaration node) {
		if (Members.hasInitialiser(node)) {
			current.pop();
		}
	}

	@Override
	public boolean visit(EnumConstantDeclaration node) {
		enterInitialiser(true);
		if (node.resolveVariable() != null) {
			access(current.peek(), node.resolveVariable());
		}
		call(node, node.resolveConstructorBinding(), typeNames.of(node.getParent()), node.getName().getIdentifier(),
				node.arguments().size());
		if (node.getAnonymousClassDeclaration() != null) {
			callSuperConstructor(node.resolveConstructorBinding());
		}
		return true;
	}

	@Override
	public void endVisit(EnumConstantDeclaration node) {
		current.pop();
	}

	private void enterInitialiser(boolean isStatic) {
		Node initialiser = own(isStatic ? "<clinit>" : "<init>");
		facts.node(initialiser);
		current.push(initialiser);
	}

	/** A node of the type being visited. */
	private Node own(String member) {
		return BindingNames.node(types.peekLast(), types.peek(), member);
	}

	private static String writtenTypes(MethodDeclaration node) {
		Stream<?> parameters = node.parameters().stream();
		return parameters.map(parameter -> ((SingleVariableDeclaration) parameter).getType().toString())
				.collect(Collectors.joining(",", "(", ")"));
	}

	// --- calls -----------------------------------------------------------------------------------------------------------

	@Override
	public boolean visit(MethodInvocation node) {
		call(node, node.resolveMethodBinding(), receiver(node.getExpression()), node.getName().getIdentifier(),
				node.arguments().size());
		return true;
	}

	@Override
	public boolean visit(SuperMethodInvocation node) {
		call(node, node.resolveMethodBinding(), UNKNOWN_MODULE, node.getName().getIdentifier(), node.arguments().size());
		return true;
	}

	@Override
	public boolean visit(ConstructorInvocation node) {
		call(node, node.resolveConstructorBinding(), types.peekLast(), "this", node.arguments().size());
		return true;
	}

	@Override
	public boolean visit(SuperConstructorInvocation node) {
		call(node, node.resolveConstructorBinding(), UNKNOWN_MODULE, "super", node.arguments().size());
		return true;
	}

	@Override
	public boolean visit(ClassInstanceCreation node) {
		IMethodBinding constructor = node.resolveConstructorBinding();
		call(node, constructor, typeName(node.getType()), "new", node.arguments().size());
		if (node.getAnonymousClassDeclaration() != null) {
			callSuperConstructor(constructor);
		}
		return true;
	}

	@Override
	public boolean visit(ExpressionMethodReference node) {
		// A reference to the length or clone of an array, or to a constructor of arrays, calls no method of a module.
		call(node, node.resolveMethodBinding(), receiver(node.getExpression()), node.getName().getIdentifier(), 0);
		return true;
	}

	@Override
	public boolean visit(TypeMethodReference node) {
		call(node, node.resolveMethodBinding(), typeName(node.getType()), node.getName().getIdentifier(), 0);
		return true;
	}

	@Override
	public boolean visit(SuperMethodReference node) {
		call(node, node.resolveMethodBinding(), UNKNOWN_MODULE, node.getName().getIdentifier(), 0);
		return true;
	}

	@Override
	public boolean visit(CreationReference node) {
		if (!node.getType().isArrayType()) {
			call(node, node.resolveMethodBinding(), typeName(node.getType()), "new", 0);
		}
		return true;
	}

	/**
	 * @param called null where it was not found; then the rest stands for it
	 * @param onType the name of the type that is called, as far as it is known
	 */
	private void call(ASTNode node, IMethodBinding called, String onType, String name, int arguments) {
		Node caller = current.peek();
		if (called != null) {
			if (caller != null && !isOfDataType(called)) {
				Node callee = names.node(called);
				facts.call(caller, callee);
				accessImplicitly(called, callee);
			}
			return;
		}
		if (names.isDataType(onType)) {
			return;
		}
		unresolved.add(ProblemKind.UNRESOLVED_CALL, onType.equals(UNKNOWN_MODULE) ? "methods of unknown types" : onType, file,
				line(node), name);
		if (caller != null) {
			facts.call(caller,
					BindingNames.missingNode(onType, name + "(" + String.join(",", Collections.nCopies(arguments, "?")) + ")"));
		}
	}

	private boolean isOfDataType(IMethodBinding method) {
		ITypeBinding type = method.getMethodDeclaration().getDeclaringClass();
		return type == null || type.isArray() || names.isData(type);
	}

	/** The constructor of an anonymous class passes its arguments on to the constructor of the class it extends. */
	private void callSuperConstructor(IMethodBinding anonymous) {
		if (anonymous == null || !anonymous.getDeclaringClass().isAnonymous()
				|| anonymous.getDeclaringClass().getInterfaces().length > 0) {
			return;
		}
		ITypeBinding superclass = anonymous.getDeclaringClass().getSuperclass();
		if (superclass == null) {
			return;
		}
		for (IMethodBinding method : superclass.getDeclaredMethods()) {
			if (method.isConstructor() && sameErasures(method.getParameterTypes(), anonymous.getParameterTypes())
					&& !isOfDataType(method)) {
				facts.call(current.peek(), names.node(method));
				return;
			}
		}
	}

	private static boolean sameErasures(ITypeBinding[] some, ITypeBinding[] others) {
		boolean same = some.length == others.length;
		for (int i = 0; same && i < some.length; i++) {
			same = some[i].getErasure().isEqualTo(others[i].getErasure());
		}
		return same;
	}

	/** An accessor of a record that nobody wrote reads its field. */
	private void accessImplicitly(IMethodBinding called, Node callee) {
		if (called.isSyntheticRecordMethod() && called.getParameterTypes().length == 0) {
			for (IVariableBinding field : called.getMethodDeclaration().getDeclaringClass().getDeclaredFields()) {
				if (field.getName().equals(called.getName()) && wanted.contains(names.module(called.getDeclaringClass()))) {
					access(callee, field);
				}
			}
		}
	}

	/** The name of the type that a call not found is made on, as far as it is known. */
	private String receiver(Expression expression) {
		ITypeBinding type = expression == null ? null : expression.resolveTypeBinding();
		if (type == null) {
			// A name at the beginning that is nothing else is a type that was not found.
			return expression instanceof SimpleName name && name.resolveBinding() == null
					&& Character.isUpperCase(name.getIdentifier().charAt(0))
							? names.missing(name.getIdentifier())
							: UNKNOWN_MODULE;
		}
		if (type.isPrimitive() || type.isArray() || type.isNullType()) {
			return UNKNOWN_MODULE;
		}
		if (BindingNames.isMissing(type)) {
			return names.missing(type.getErasure().getName());
		}
		// The method of a type that has its source here would be found, unless it is inherited from somewhere unknown.
		return type.isFromSource() ? UNKNOWN_MODULE : names.module(type);
	}

	private String typeName(Type type) {
		ITypeBinding binding = type.resolveBinding();
		return binding == null || BindingNames.isMissing(binding) ? names.missing(type.toString()) : names.module(binding);
	}

	// --- fields and names ----------------------------------------------------------------------------------------------------

	@Override
	public boolean visit(SimpleName node) {
		if (node.isDeclaration()) {
			return false;
		}
		IBinding binding = node.resolveBinding();
		if (binding instanceof IVariableBinding variable && variable.isField()) {
			if (current.peek() != null) {
				access(current.peek(), variable);
			}
		} else if (binding == null && isVariable(node)) {
			unresolved.add(ProblemKind.UNRESOLVED_NAME, names.missing(node.getIdentifier()), file, line(node), "");
		}
		return false;
	}

	/**
	 * Whether a name stands where a variable may stand, as opposed to labels and methods. What stands behind a dot counts only if
	 * what stands before it was found.
	 */
	private static boolean isVariable(SimpleName node) {
		ASTNode parent = node.getParent();
		if (parent instanceof QualifiedName qualified && qualified.getName() == node) {
			return isFound(qualified.getQualifier());
		}
		if (parent instanceof FieldAccess access && access.getName() == node) {
			return isFound(access.getExpression());
		}
		return !(parent instanceof LabeledStatement || parent instanceof BreakStatement || parent instanceof ContinueStatement
				|| parent instanceof SuperFieldAccess) && !NAMES_OF_METHODS.contains(node.getLocationInParent());
	}

	private static boolean isFound(Expression expression) {
		ITypeBinding type = expression.resolveTypeBinding();
		return type != null && !BindingNames.isMissing(type);
	}

	private void access(Node accessor, IVariableBinding variable) {
		IVariableBinding field = variable.getVariableDeclaration();
		ITypeBinding declaring = field.getDeclaringClass();
		// The length of an array is declared nowhere.
		if (declaring != null && field.getType() != null && names.isData(field.getType()) && !names.isData(declaring)) {
			facts.access(accessor, names.field(field));
		}
	}

	// --- types that are named ------------------------------------------------------------------------------------------------

	@Override
	public boolean visit(SimpleType node) {
		return !node.isVar() && named(node);
	}

	@Override
	public boolean visit(QualifiedType node) {
		return named(node);
	}

	@Override
	public boolean visit(NameQualifiedType node) {
		return named(node);
	}

	private boolean named(Type node) {
		ITypeBinding binding = node.resolveBinding();
		if (binding == null || BindingNames.isMissing(binding)) {
			unresolved.add(ProblemKind.UNRESOLVED_TYPE, names.missing(node.toString()), file, line(node), "");
		}
		return false;
	}

	// Nothing in an annotation is executed.

	@Override
	public boolean visit(NormalAnnotation node) {
		return false;
	}

	@Override
	public boolean visit(SingleMemberAnnotation node) {
		return false;
	}

	@Override
	public boolean visit(MarkerAnnotation node) {
		return false;
	}

	private int line(ASTNode node) {
		return unit.getLineNumber(node.getStartPosition());
	}
}
