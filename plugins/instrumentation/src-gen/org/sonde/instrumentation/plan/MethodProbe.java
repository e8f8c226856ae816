/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.List;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Method Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A probe in exactly one method or constructor.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.sonde.instrumentation.plan.MethodProbe#getDeclaringType <em>Declaring Type</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.MethodProbe#getMethodName <em>Method Name</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.MethodProbe#getParameterTypes <em>Parameter Types</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.MethodProbe#getReturnType <em>Return Type</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.MethodProbe#isVarargs <em>Varargs</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.MethodProbe#isConstructor <em>Constructor</em>}</li>
 * </ul>
 *
 * @see org.sonde.instrumentation.plan.PlanPackage#getMethodProbe()
 * @model
 * @generated
 */
public interface MethodProbe extends Probe {
	/**
	 * Returns the value of the '<em><b>Declaring Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Binary name of the declaring type, such as p.A$B.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Declaring Type</em>' attribute.
	 * @see #setDeclaringType(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getMethodProbe_DeclaringType()
	 * @model
	 * @generated
	 */
	String getDeclaringType();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.MethodProbe#getDeclaringType <em>Declaring Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Declaring Type</em>' attribute.
	 * @see #getDeclaringType()
	 * @generated
	 */
	void setDeclaringType(String value);

	/**
	 * Returns the value of the '<em><b>Method Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Simple name of the method; null for a constructor.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Method Name</em>' attribute.
	 * @see #setMethodName(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getMethodProbe_MethodName()
	 * @model
	 * @generated
	 */
	String getMethodName();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.MethodProbe#getMethodName <em>Method Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Method Name</em>' attribute.
	 * @see #getMethodName()
	 * @generated
	 */
	void setMethodName(String value);

	/**
	 * Returns the value of the '<em><b>Parameter Types</b></em>' attribute.
	 * The default value is <code>""</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Erased types of the parameters as in the class file, binary names, arrays with []; never null.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Parameter Types</em>' attribute.
	 * @see #setParameterTypes(List)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getMethodProbe_ParameterTypes()
	 * @model default="" dataType="org.sonde.instrumentation.plan.TypeNames"
	 * @generated
	 */
	List<String> getParameterTypes();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.MethodProbe#getParameterTypes <em>Parameter Types</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Parameter Types</em>' attribute.
	 * @see #getParameterTypes()
	 * @generated
	 */
	void setParameterTypes(List<String> value);

	/**
	 * Returns the value of the '<em><b>Return Type</b></em>' attribute.
	 * The default value is <code>"void"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Erased return type, spelled as the parameters' types; void for a constructor.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Return Type</em>' attribute.
	 * @see #setReturnType(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getMethodProbe_ReturnType()
	 * @model default="void"
	 * @generated
	 */
	String getReturnType();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.MethodProbe#getReturnType <em>Return Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Return Type</em>' attribute.
	 * @see #getReturnType()
	 * @generated
	 */
	void setReturnType(String value);

	/**
	 * Returns the value of the '<em><b>Varargs</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the last parameter, an array, is declared with an ellipsis.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Varargs</em>' attribute.
	 * @see #setVarargs(boolean)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getMethodProbe_Varargs()
	 * @model
	 * @generated
	 */
	boolean isVarargs();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.MethodProbe#isVarargs <em>Varargs</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Varargs</em>' attribute.
	 * @see #isVarargs()
	 * @generated
	 */
	void setVarargs(boolean value);

	/**
	 * Returns the value of the '<em><b>Constructor</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the probe sits in a constructor.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Constructor</em>' attribute.
	 * @see #setConstructor(boolean)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getMethodProbe_Constructor()
	 * @model
	 * @generated
	 */
	boolean isConstructor();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.MethodProbe#isConstructor <em>Constructor</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Constructor</em>' attribute.
	 * @see #isConstructor()
	 * @generated
	 */
	void setConstructor(boolean value);

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The probed method as one value.
	 * @throws IllegalArgumentException if the attributes do not name a method, with the reason
	 * <!-- end-model-doc -->
	 * @model dataType="org.sonde.instrumentation.plan.MethodSignature"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel body='return org.sonde.instrumentation.plan.Probes.signatureOf(this);'"
	 * @generated
	 */
	MethodSignature signature();

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Sets the six attributes that name the method.
	 * <!-- end-model-doc -->
	 * @model signatureDataType="org.sonde.instrumentation.plan.MethodSignature"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel body='org.sonde.instrumentation.plan.Probes.setSignature(this, signature);'"
	 * @generated
	 */
	void setSignature(MethodSignature signature);

} // MethodProbe
