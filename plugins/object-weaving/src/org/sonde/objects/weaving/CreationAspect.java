/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving;

import org.aspectj.lang.annotation.Aspect;
import org.aspectj.lang.annotation.Before;
import org.aspectj.lang.annotation.Pointcut;
import org.sonde.objects.weaving.runtime.WovenObjects;

/**
 * Tells of each object that is created. Before the body of a constructor, so that an object is known when its fields are assigned first; an
 * object whose constructor throws is soon collected.
 */
@Aspect
public abstract class CreationAspect {

	/** {@code execution(p.Order.new(..))} */
	@Pointcut
	public abstract void created();

	@Before(value = "created() && this(object)", argNames = "object")
	public final void create(Object object) {
		WovenObjects.created(object);
	}
}
