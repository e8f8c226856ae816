/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

/**
 * The object monitoring of a program. Whatever may be long comes in pages of at most {@value #MOST}. What an argument names and is not
 * there is an {@link IllegalArgumentException} with the reason in words.
 */
public interface ObjectServiceMXBean {
	/** Its name in the MBean server of the program. */
	String NAME = "org.sonde.objects:type=ObjectService";
	/** The longest page. */
	int MOST = 1000;
	/** The longest that {@link #fetch} waits, in milliseconds. */
	long LONGEST_WAIT = 10_000;
	/**
	 * A subscription whose observer does not fetch for so many milliseconds, and a tenth of that after the program has noticed, ends with
	 * the next event or look at the service.
	 */
	long LEASE = 60_000;

	ServiceData getService();

	/** Returns the types by name, as soon as their first object was created or first field assigned. */
	TypeData[] getTypes();

	/**
	 * Objects that are in no other.
	 *
	 * @param after id of the one to begin behind; 0 to begin with the first. If it was deleted meanwhile, those with greater ids follow
	 * @param most how many, from 1 to {@value #MOST}
	 */
	ObjectData[] roots(long after, int most);

	/** Objects in another one, in the order in which they were added; none if that was deleted. */
	ObjectData[] children(long object, long after, int most);

	/** Objects of a type, by id. */
	ObjectData[] objects(String type, long after, int most);

	ObjectData object(long id);

	/** Pull: the present values of all attributes of an object. */
	AttributeValue[] values(long object);

	/**
	 * Lets sensors report nothing.
	 *
	 * @param names of types or sensors; {@code *} stands for any characters
	 * @return how many sensors of the program so far match
	 */
	int suspend(String[] names);

	/** The contrary of {@link #suspend}. */
	int resume(String[] names);

	/**
	 * Lets sensors report or not, also those that appear later. Unlike for {@link #suspend}, a type is its object sensor alone.
	 *
	 * @param on  names of sensors of the plan that report from now on, as in {@link TypeData#getName()} and
	 *            {@link AttributeData#getSensor()}
	 * @param off names of those that do not
	 * @return how many of them the program has so far
	 */
	int switchSensors(String[] on, String[] off);

	/**
	 * Subscribes to sensors, also to those that appear later, and keeps their events until they are fetched.
	 *
	 * @param names of types or sensors, with {@code *} for any characters; all if there are none
	 * @param object id of the only object; 0 for all
	 * @param kinds of events, as in {@link EventData#getKind()}; all if there are none
	 * @param priority {@code urgent}, {@code regular}, or {@code plan} for what the plan says
	 * @param policy {@code immediate}, {@code batch:EVENTS:MILLISECONDS} or {@code period:MILLISECONDS}
	 * @param capacity events that wait at most; the oldest are dropped
	 * @return id of the subscription
	 */
	long subscribe(String[] names, long object, String[] kinds, String priority, String policy, int capacity);

	/**
	 * Waits for events.
	 *
	 * @param most how many, from 1 to {@value #MOST}
	 * @param waitMillis how long, from 0 to {@value #LONGEST_WAIT}
	 * @return none if none came
	 */
	FetchedEvents fetch(long subscription, int most, long waitMillis);

	/** Ends the events of a subscription. What waits can still be fetched. */
	void end(long subscription);

	/** Ends a subscription. What waits is dropped. Does nothing if it is over. */
	void unsubscribe(long subscription);
}
