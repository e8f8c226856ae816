/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion.program;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Reads the code of one method: its calls, and its figures. */
class CodeScanner extends MethodVisitor {
	private static final String WRAPPERS = " java/lang/Boolean java/lang/Byte java/lang/Character java/lang/Short java/lang/Integer java/lang/Long java/lang/Float java/lang/Double ";

	private final UnaryOperator<Object> pool;
	private final List<Call> calls = new ArrayList<>();
	private final Set<Label> passed = new HashSet<>();
	private final Set<Label> catches = new HashSet<>();
	private int instructions;
	private int decisions;
	private int jumps;
	private int reads;
	private int writes;
	/** Instructions that neither an accessor nor a pass-through method has. */
	private int others;
	private int methodCalls;
	private boolean loops;

	CodeScanner(UnaryOperator<Object> pool) {
		super(Opcodes.ASM9);
		this.pool = pool;
	}

	List<Call> calls() {
		return calls;
	}

	ScannedMethod.Code code() {
		boolean straight = jumps == 0 && others == 0;
		return new ScannedMethod.Code(instructions, 1 + decisions + catches.size(), loops,
				straight && methodCalls == 0 && reads + writes <= 1, straight && methodCalls == 1 && writes == 0);
	}

	private void call(Member target, boolean dispatched) {
		calls.add((Call) pool.apply(new Call((Member) pool.apply(target), dispatched)));
	}

	@Override
	public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
		instructions++;
		if (WRAPPERS.contains(" " + owner + " ") && (name.equals("valueOf") || name.endsWith("Value"))) {
			return; // boxing
		}
		methodCalls++;
		call(new Member((String) pool.apply(owner), (String) pool.apply(name), (String) pool.apply(descriptor)),
				opcode == Opcodes.INVOKEVIRTUAL || opcode == Opcodes.INVOKEINTERFACE);
	}

	@Override
	public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
		instructions++;
		others++;
		for (Object argument : arguments) {
			if (argument instanceof Handle handle && handle.getTag() >= Opcodes.H_INVOKEVIRTUAL) {
				call(new Member((String) pool.apply(handle.getOwner()), (String) pool.apply(handle.getName()),
						(String) pool.apply(handle.getDesc())),
						handle.getTag() == Opcodes.H_INVOKEVIRTUAL || handle.getTag() == Opcodes.H_INVOKEINTERFACE);
			}
		}
	}

	@Override
	public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
		instructions++;
		if (opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC) {
			reads++;
		} else {
			writes++;
		}
	}

	@Override
	public void visitInsn(int opcode) {
		instructions++;
		boolean simple = opcode <= Opcodes.DCONST_1 || opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
		others += simple ? 0 : 1;
	}

	@Override
	public void visitVarInsn(int opcode, int variable) {
		instructions++;
		others += opcode >= Opcodes.ISTORE ? 1 : 0;
	}

	@Override
	public void visitTypeInsn(int opcode, String type) {
		instructions++;
		others += opcode == Opcodes.CHECKCAST ? 0 : 1;
	}

	@Override
	public void visitIntInsn(int opcode, int operand) {
		instructions++;
		others += opcode == Opcodes.NEWARRAY ? 1 : 0;
	}

	@Override
	public void visitLdcInsn(Object value) {
		instructions++;
	}

	@Override
	public void visitIincInsn(int variable, int increment) {
		instructions++;
		others++;
	}

	@Override
	public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
		instructions++;
		others++;
	}

	@Override
	public void visitLabel(Label label) {
		passed.add(label);
	}

	@Override
	public void visitJumpInsn(int opcode, Label label) {
		instructions++;
		jumps++;
		decisions += opcode == Opcodes.GOTO || opcode == Opcodes.JSR ? 0 : 1;
		loops |= passed.contains(label);
	}

	@Override
	public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
		visitSwitch(otherwise, labels);
	}

	@Override
	public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
		visitSwitch(otherwise, labels);
	}

	private void visitSwitch(Label otherwise, Label[] labels) {
		instructions++;
		jumps++;
		Set<Label> cases = new HashSet<>(List.of(labels));
		cases.remove(otherwise);
		decisions += cases.size();
	}

	@Override
	public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
		others++;
		if (type != null) {
			catches.add(handler);
		}
	}
}
