/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.LexerInterpreter;
import org.antlr.v4.runtime.ParserInterpreter;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.tool.Grammar;

/** Parses a small language with ANTLR's runtime. Its interpreter is used, so no parser is generated. */
final class AntlrProgram implements Program {

	private static final String GRAMMAR = """
			grammar Small;
			file : statement* EOF ;
			statement : ID '=' expression ';' | 'if' '(' expression ')' block ('else' block)?
				| 'while' '(' expression ')' block | 'print' arguments ';' ;
			block : '{' statement* '}' ;
			arguments : '(' (expression (',' expression)*)? ')' ;
			expression : expression ('*' | '/') expression | expression ('+' | '-') expression | expression ('<' | '==' ) expression
				| ID arguments | ID | NUMBER | STRING | '(' expression ')' ;
			ID : [a-z] [a-z0-9]* ;
			NUMBER : [0-9]+ ('.' [0-9]+)? ;
			STRING : '"' ~["]* '"' ;
			SPACE : [ \\t\\n]+ -> skip ;
			""";
	private static final String SOURCE = """
			sum = 0; index = 1;
			while (index < 10 + limit(3, "x")) {
				sum = sum + index * (index - 1) / 2.5;
				if (sum == 40) { print(sum, "reached", index); } else { print(); index = index + 1; }
				name = join("a", trim(name), sum * 2 + index * 3 - 4);
			}
			""";

	private final LexerInterpreter lexer;
	private final ParserInterpreter parser;
	private final int start;

	AntlrProgram() throws Exception {
		Grammar grammar = new Grammar(GRAMMAR);
		lexer = grammar.createLexerInterpreter(CharStreams.fromString(""));
		parser = grammar.createParserInterpreter(new CommonTokenStream(lexer));
		start = grammar.getRule("file").index;
	}

	@Override
	public long unit() {
		lexer.setInputStream(CharStreams.fromString(SOURCE));
		parser.setTokenStream(new CommonTokenStream(lexer));
		ParseTree tree = parser.parse(start);
		if (parser.getNumberOfSyntaxErrors() > 0) {
			throw new IllegalStateException("The sample has syntax errors.");
		}
		return tree.toStringTree(parser).hashCode();
	}
}
