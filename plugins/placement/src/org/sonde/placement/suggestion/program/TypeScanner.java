/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Reads one class file. */
final class TypeScanner extends ClassVisitor {
	private final Map<Object, Object> pool;
	private final List<ScannedMethod> methods = new ArrayList<>();
	private final Set<String> annotations = new HashSet<>();
	private final List<String> supertypes = new ArrayList<>();
	private String name;
	private int access;
	private int version;
	private boolean module;

	private TypeScanner(Map<Object, Object> pool) {
		super(Opcodes.ASM9);
		this.pool = pool;
	}

	/**
	 * Reads a class file.
	 *
	 * @param withCode whether the code of methods is read
	 * @param pool     equal parts of several classes are kept once, here
	 * @return null for what declares no type, such as a module
	 * @throws RuntimeException of any kind if it is not a class file, or one of a Java that is not known yet
	 */
	static ScannedType scan(byte[] bytes, boolean withCode, Map<Object, Object> pool) {
		TypeScanner scanner = new TypeScanner(pool);
		new ClassReader(bytes).accept(scanner, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES | (withCode ? 0 : ClassReader.SKIP_CODE));
		return scanner.module || scanner.name.endsWith("/package-info") ? null
				: new ScannedType(scanner.name, scanner.access, scanner.version, scanner.supertypes, scanner.annotations, scanner.methods);
	}

	/** The same for a few classes that share nothing. */
	static ScannedType header(byte[] bytes) {
		return scan(bytes, false, new HashMap<>());
	}

	@Override
	public void visit(int classVersion, int flags, String internalName, String signature, String superName, String[] interfaces) {
		name = pooled(internalName);
		access = flags;
		version = classVersion & 0xFFFF;
		module = (flags & Opcodes.ACC_MODULE) != 0;
		Stream.concat(Stream.ofNullable(superName), Stream.of(interfaces)).map(this::pooled).forEach(supertypes::add);
	}

	@Override
	public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
		annotations.add(pooled(Type.getType(descriptor).getInternalName()));
		return null;
	}

	@Override
	public MethodVisitor visitMethod(int flags, String methodName, String descriptor, String signature, String[] exceptions) {
		Member member = pooled(new Member(name, pooled(methodName), pooled(descriptor)));
		Set<String> found = new HashSet<>();
		boolean body = (flags & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
		return new CodeScanner(this::pooled) {
			@Override
			public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
				found.add(pooled(Type.getType(annotation).getInternalName()));
				return null;
			}

			@Override
			public void visitEnd() {
				methods.add(new ScannedMethod(member, flags, found, calls(), body ? code() : ScannedMethod.Code.NONE));
			}
		};
	}

	@SuppressWarnings("unchecked")
	private <T> T pooled(T part) {
		Object known = pool.putIfAbsent(part, part);
		return known == null ? part : (T) known;
	}
}
