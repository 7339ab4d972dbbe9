import { Validator, type Schema } from '@cfworker/json-schema'
import { toErrorSchema, type RJSFValidationError, type ValidatorType } from '@rjsf/utils'
import { propertyAccessor, splitPointer } from './field-errors.ts'
import type { JsonSchema } from './json-schema.ts'

/** Keywords that only say that something below failed; what failed below is reported by itself. */
const wrappers = new Set(['properties', 'items', '$ref', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'])

const stripLocation = (location: string) => location.replace(/^#/, '')

/** Runs a schema over data and gives every failure. cfworker interprets schemas: no `eval`, as our CSP demands. */
export function validate(
  schema: JsonSchema,
  data: unknown,
  root: JsonSchema = schema,
): RJSFValidationError[] {
  const { valid, errors } = validatorOf(schema, root).validate(data)
  if (valid) return []
  const deepest = errors.filter(({ keyword }) => !wrappers.has(keyword))
  return (deepest.length > 0 ? deepest : errors).map(
    ({ keyword, error, instanceLocation, keywordLocation }) => {
      const path = splitPointer(stripLocation(instanceLocation))
      const missing = keyword === 'required' ? /"([^"]+)"/.exec(error)?.[1] : undefined
      const property = propertyAccessor(missing === undefined ? path : [...path, missing])
      return {
        name: keyword,
        message: error,
        property,
        schemaPath: keywordLocation,
        stack: `${property} ${error}`,
      }
    },
  )
}

/** Says whether the data satisfies the schema. */
export const fits = (schema: JsonSchema, data: unknown, root: JsonSchema = schema): boolean =>
  validatorOf(schema, root).validate(data).valid

const known = new WeakMap<JsonSchema, WeakMap<JsonSchema, Validator>>()

/** Preparing a schema walks it whole; the form asks for the same few over and over. */
function validatorOf(schema: JsonSchema, root: JsonSchema): Validator {
  const ofRoot = known.get(root) ?? new WeakMap<JsonSchema, Validator>()
  known.set(root, ofRoot)
  let validator = ofRoot.get(schema)
  if (!validator) {
    // Every failure rather than the first: a form shows them all.
    const whole: JsonSchema = { ...schema, definitions: schema.definitions ?? root.definitions }
    validator = new Validator(whole as Schema, '7', false)
    ofRoot.set(schema, validator)
  }
  return validator
}

/** The form's validator. `@rjsf/validator-ajv8` compiles with `new Function`, which the CSP forbids. */
export const formValidator: ValidatorType = {
  validateFormData(formData, schema, _customValidate, transformErrors, uiSchema) {
    const found = validate(schema, formData)
    const errors = transformErrors ? transformErrors(found, uiSchema) : found
    return { errors, errorSchema: toErrorSchema(errors) }
  },
  isValid(schema, formData, rootSchema) {
    try {
      return fits(schema, formData, rootSchema)
    } catch {
      return false
    }
  },
  rawValidation(schema, formData) {
    try {
      return { errors: validate(schema, formData) as never[] }
    } catch (error) {
      return { errors: [], validationError: error instanceof Error ? error : new Error(String(error)) }
    }
  },
}
