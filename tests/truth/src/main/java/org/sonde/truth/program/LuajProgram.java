/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import org.luaj.vm2.Globals;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.lib.jse.JsePlatform;

/** Interprets a Lua script with LuaJ: tables, strings and closures. */
final class LuajProgram implements Program {

	private static final String SCRIPT = """
			local function account(balance)
				return { add = function(amount) balance = balance + amount return balance end }
			end
			local names, sum = {}, 0
			for i = 1, 200 do
				local one = account(i * 3)
				sum = sum + one.add(i % 7)
				names[#names + 1] = string.format('%03d', sum) .. string.rep('x', i % 3)
			end
			table.sort(names, function(a, b) return a > b end)
			return sum * 1000 + #table.concat(names, ',')
			""";

	private final Globals globals = JsePlatform.standardGlobals();
	private final LuaValue script = globals.load(SCRIPT, "accounts");

	@Override
	public long unit() {
		return script.call().tolong();
	}
}
