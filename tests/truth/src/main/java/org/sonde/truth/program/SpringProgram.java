/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.List;
import java.util.Map;
import org.aopalliance.intercept.MethodInterceptor;
import org.springframework.aop.Advisor;
import org.springframework.aop.framework.autoproxy.DefaultAdvisorAutoProxyCreator;
import org.springframework.aop.support.NameMatchMethodPointcutAdvisor;
import org.springframework.beans.BeanWrapperImpl;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.event.EventListener;
import org.springframework.core.env.MapPropertySource;
import org.springframework.expression.Expression;
import org.springframework.expression.spel.standard.SpelExpressionParser;

/** Starts an application of a few beans with Spring, works in it, and closes it. */
final class SpringProgram implements Program {

	private final List<Order> orders = SampleData.orders(12, 53);
	private final Map<String, Object> settings = Map.of("shop.discount", "0.25", "shop.least", "#{2 * 3}");

	@Override
	public long unit() {
		try (AnnotationConfigApplicationContext application = new AnnotationConfigApplicationContext()) {
			application.getEnvironment().getPropertySources().addFirst(new MapPropertySource("shop", settings));
			application.register(Shop.class);
			application.refresh();
			Till till = application.getBean(Till.class);
			long sum = 0;
			for (Order order : orders) {
				sum = 31 * sum + Double.hashCode(till.charge(order));
			}
			return sum + application.getBean(Journal.class).sum;
		}
	}

	/** Proxies of configurations would be classes made at run time, so this one has none. */
	@Configuration(proxyBeanMethods = false)
	static class Shop {

		@Bean
		static DefaultAdvisorAutoProxyCreator proxies() {
			return new DefaultAdvisorAutoProxyCreator();
		}

		@Bean
		static Advisor rounding() {
			MethodInterceptor rounded = call -> Math.round(100 * (double) call.proceed()) / 100.0;
			NameMatchMethodPointcutAdvisor advisor = new NameMatchMethodPointcutAdvisor(rounded);
			advisor.setMappedName("price");
			return advisor;
		}

		@Bean
		Prices prices(@Value("${shop.discount}") double discount, @Value("${shop.least}") int least) {
			Expression price = new SpelExpressionParser().parseExpression("quantity() >= " + least
					+ " ? total() * (1 - " + discount + ") : total()");
			return order -> price.getValue(order, Double.class);
		}

		@Bean
		Till till(Prices prices, ApplicationEventPublisher events) {
			return new Till(prices, events);
		}

		@Bean
		Journal journal() {
			return new Journal();
		}
	}

	interface Prices {
		double price(Order order);
	}

	record Till(Prices prices, ApplicationEventPublisher events) {

		double charge(Order order) {
			Receipt receipt = new Receipt();
			new BeanWrapperImpl(receipt).setPropertyValues(Map.of("number", Integer.toString(order.id()), "amount",
					Double.toString(prices.price(order))));
			events.publishEvent(receipt);
			return receipt.amount;
		}
	}

	static class Receipt {
		private int number;
		private double amount;

		public void setNumber(int number) {
			this.number = number;
		}

		public void setAmount(double amount) {
			this.amount = amount;
		}
	}

	static class Journal {
		private long sum;

		@EventListener
		void sold(Receipt receipt) {
			sum = 31 * sum + receipt.number + Double.hashCode(receipt.amount);
		}
	}
}
