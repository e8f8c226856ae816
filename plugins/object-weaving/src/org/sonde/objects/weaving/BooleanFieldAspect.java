/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving;

import org.aspectj.lang.JoinPoint;
import org.aspectj.lang.annotation.Aspect;
import org.aspectj.lang.annotation.Before;
import org.aspectj.lang.annotation.Pointcut;
import org.sonde.objects.weaving.runtime.WatchedField;

/** Tells of the assignments of a field of the type boolean. A concrete aspect of a probe says which. */
@Aspect
public abstract class BooleanFieldAspect {
	private final WatchedField field = WatchedField.of(getClass());

	/** {@code set(* p.Order.price)} */
	@Pointcut
	public abstract void assigned();

	@Before(value = "assigned() && set(!static * *) && target(object) && args(value)", argNames = "object,value")
	public final void assign(Object object, boolean value) {
		if (field.isWatched(object)) {
			field.assign(object.getClass(), object, value);
		}
	}

	@Before(value = "assigned() && set(static * *) && args(value)", argNames = "place,value")
	public final void assignStatic(JoinPoint.StaticPart place, boolean value) {
		Class<?> type = place.getSignature().getDeclaringType();
		if (field.isWatchedIn(type)) {
			field.assign(type, null, value);
		}
	}
}
