/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Map;

import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.widgets.TableItem;

/**
 * Lines that GTK asked for while their table was disposed: SWT makes an item that nobody disposes, and the theme engine keeps it. At the
 * next change of the theme it stops half-way with <i>Widget is disposed</i>, and all that follows has the colours of both themes.
 */
final class ForgottenItems {
	private ForgottenItems() {
	}

	/** Takes them from the theme engine, which has no API for that. In the thread of the user interface. */
	static void clear(IThemeEngine themes) throws ReflectiveOperationException {
		for (Object engine : (Collection<?>) call(themes, "getCSSEngines")) {
			((Map<?, ?>) call(engine, "getElementsContext")).keySet()
					.removeIf(widget -> widget instanceof TableItem item && !item.isDisposed() && item.getParent().isDisposed());
		}
	}

	private static Object call(Object object, String name) throws ReflectiveOperationException {
		for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
			for (Method method : type.getDeclaredMethods()) {
				if (method.getName().equals(name) && method.getParameterCount() == 0) {
					method.setAccessible(true);
					return method.invoke(object);
				}
			}
		}
		throw new NoSuchMethodException(name);
	}
}
