// By file: the package's index also imports its test registry, which wants ajv.
import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js'
import type { FieldProps, UiSchema } from '@rjsf/utils'
import { partOnDemand } from '../../parts/part-on-demand.tsx'
import { field, fieldLabel, input } from '../../parts/styles.ts'
import {
  asSchema,
  dereference,
  isImage,
  isPlain,
  isRichText,
  unionOf,
  withoutNull,
  type JsonSchema,
} from '../data/json-schema.ts'
import { ChoicesField } from './choices-field.tsx'
import { MessageField } from './message-field.tsx'
import { ImageField } from './image-field.tsx'
import { NamesField } from './names-field.tsx'
import { OptionalField } from './optional-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { UnionField } from './union-field.tsx'

// With a list that is searched as one types, which most forms do without.
const ReferenceField = partOnDemand(
  () => import('./reference-field.tsx').then((m) => m.ReferenceField),
  ({ schema, name }) => <ComingField title={schema.title ?? name} />,
)

const RjsfSchemaField = getDefaultRegistry().fields.SchemaField!

/** Widgets by the control that a schema's metadata names; the others follow from the type. */
const widgets: Record<string, string> = {
  multiline: 'textarea',
  image: 'imageSource',
  link: 'link',
  color: 'color',
  won: 'won',
  duration: 'duration',
  moment: 'moment',
  icon: 'icon',
  short: 'short',
}

/**
 * Stands in for rjsf's own field everywhere, so that what to draw is decided by the schema in one place: nullable
 * fields, pictures and unions get fields of their own, everything else its widget.
 */
export function SchemaField(props: FieldProps) {
  const schema = dereference(props.schema, props.registry.rootSchema)
  const filled = withoutNull(schema)
  if (schema.control === 'hidden') return null
  if (typeof schema.references === 'string') {
    const isMultiple = schema.type === 'array'
    return (
      <ReferenceField
        {...props}
        schema={filled ?? schema}
        source={schema.references}
        isMultiple={isMultiple}
        isNullable={filled !== undefined}
      />
    )
  }
  if (schema.type === 'array' && typeof schema.names === 'string')
    return <NamesField {...props} schema={schema} source={schema.names} />
  if (schema.type === 'array' && asSchema(schema.items)?.enum)
    return <ChoicesField {...props} schema={schema} />
  if (isRichText(schema)) return <RichTextField {...props} schema={schema} />
  if (schema.control === 'message') return <MessageField {...props} schema={schema} />
  const isOptionalGroup =
    !props.required && schema.type === 'object' && props.fieldPathId.path.length > 0 && !isImage(schema)
  if (isOptionalGroup) return <OptionalField {...props} schema={schema} empty={undefined} />
  if (!filled) return <FilledField {...props} schema={schema} />
  if (isPlain(filled) || isImage(filled)) return <FilledField {...props} schema={filled} isNullable />
  return <OptionalField {...props} schema={filled} empty={null} />
}

/** Holds the place of a field whose script is on its way. */
const ComingField = ({ title }: { title: string }) => (
  <div className={field()}>
    <span className={fieldLabel()}>{title}</span>
    <div className={input()} />
  </div>
)

function FilledField({ isNullable = false, ...props }: FieldProps & { isNullable?: boolean }) {
  const { schema } = props
  if (schema.const !== undefined) return null
  if (isImage(schema)) return <ImageField {...props} isNullable={isNullable} />
  const union = unionOf(schema)
  if (union) return <UnionField {...props} union={union} />
  return (
    <RjsfSchemaField {...props} uiSchema={uiSchemaOf(props.uiSchema, schema, isNullable, props.required)} />
  )
}

function uiSchemaOf(
  given: UiSchema | undefined,
  schema: JsonSchema,
  isNullable: boolean,
  required = false,
): UiSchema {
  const isText = schema.type === 'string' || schema.type === 'integer'
  const widget = schema.names ? 'name' : isText ? widgets[String(schema.control)] : undefined
  const isOptional = !required && schema.default === undefined
  return {
    ...given,
    ...(widget && { 'ui:widget': widget }),
    // A cleared field becomes `null` where the schema has it, and no key at all where it may be left out.
    'ui:emptyValue': isNullable ? null : isOptional ? undefined : '',
    'ui:options': { ...given?.['ui:options'], isNullable },
  }
}
