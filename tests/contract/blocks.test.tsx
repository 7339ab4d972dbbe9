import { readFileSync, existsSync } from 'node:fs'
import { expect, test, describe } from 'vitest'
import { z } from 'zod'
import { definitions } from '#registry/definitions.ts'
import { loadComponents } from '#registry/components.ts'
import { check } from '#registry/resolve.ts'
import { ownerFieldsOf } from '#backend/services/owner-fields.ts'
import { dataVariants } from '#schema/data-variants.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import { markupOf, renderSample, sampleOf } from '#tests/support/sample-site.tsx'

/** Slots whose blocks show nothing until they are opened. */
const closedAtFirst = ['search', 'popup', 'widget']

const place = (definition: BlockDefinition, envelope = sampleOf(definition, 'tried')) =>
  definition.slot === 'section' ? { sections: [envelope] } : { global: { [definition.slot]: envelope } }

test('there are block types for every slot', () => {
  const slots = new Set([...definitions.values()].map(({ slot }) => slot))
  expect([...slots].sort()).toEqual([
    'floatingButton',
    'footer',
    'header',
    'popup',
    'search',
    'section',
    'widget',
  ])
})

describe.each([...definitions.values()].map((definition) => [definition.component, definition] as const))(
  '%s',
  (component, definition) => {
    test('its sample parses, and parsing what came out changes nothing', () => {
      const once = definition.schema.parse(definition.sample)
      expect(definition.schema.parse(once)).toEqual(once)
      expect(definition.schema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once)
    })

    test('its schema converts to the JSON Schema of the console, each field with a title', () => {
      const schema = z.toJSONSchema(definition.schema, { target: 'draft-07', io: 'input' })
      const untitled = Object.entries(schema.properties ?? {}).filter(
        ([, field]) => !(field as { title?: string }).title,
      )
      expect(untitled.map(([name]) => name)).toEqual([])
    })

    test('each of its migrations runs on the stored fixture of its version', () => {
      for (let version = 1; version < definition.version; version += 1) {
        const file = new URL(
          `../../blocks/${definition.slot}/${component}/fixtures/v${version}.json`,
          import.meta.url,
        )
        expect(
          existsSync(file),
          `${component} needs fixtures/v${version}.json: data as version ${version} stored it`,
        ).toBe(true)
        const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
        expect(check(definition.slot, { component, version, data }, definitions)).toMatchObject({
          version: definition.version,
        })
      }
    })

    test('what of its data decides which outside scripts run is an owner’s', () => {
      const originsWithout = (data: unknown) => {
        const written = { ...(data as Record<string, unknown>) }
        for (const name of ownerFieldsOf(definition)) delete written[name]
        return definition.scriptOrigins?.(definition.schema.parse(written) as never) ?? []
      }
      const [first, ...others] = dataVariants(definition)
        .filter(({ id }) => id !== 'broken')
        .map(({ data }) => originsWithout(data))
      for (const origins of others) expect(origins).toEqual(first)
    })

    test('its component renders the sample', async () => {
      expect((await loadComponents([component])).get(component)).toBeTypeOf('function')
      const { html, failures } = await renderSample(place(definition))
      expect(failures.map(({ error }) => error)).toEqual([])
      const markup = markupOf(html, 'tried')
      if (!closedAtFirst.includes(definition.slot)) expect(markup).not.toBe('')
    })

    test('an unknown type, bad data or a throwing component in its place leave the rest of the page standing', async () => {
      const envelope = sampleOf(definition, 'tried')
      const neighbour = definition.slot === 'footer' ? 'data-slot="header"' : 'data-slot="footer"'
      const expectProblem = (html: string, problem: string) => {
        expect(html).toMatch(new RegExp(`data-block-id="tried" data-block-problem="${problem}"></div>`))
        expect(html).toContain(neighbour)
      }
      const unknown = await renderSample(place(definition, { ...envelope, component: 'NoSuchBlock' }))
      expectProblem(unknown.html, 'unknown-component')

      const newer = await renderSample(place(definition, { ...envelope, version: definition.version + 1 }))
      expectProblem(newer.html, 'newer-version')

      const thrown = new Error('시험으로 던짐')
      const broken = () => {
        throw thrown
      }
      const throwing = await renderSample({
        ...place(definition),
        components: new Map([[component, broken]]),
      })
      expectProblem(throwing.html, 'render')
      expect(throwing.failures).toMatchObject([{ block: { id: 'tried', component }, error: thrown }])
    })

    test('data of the wrong kind in any field is a problem that names the field', () => {
      const fields = Object.keys(definition.schema.shape)
      for (const field of fields) {
        const data = {
          ...(definition.sample as Record<string, unknown>),
          [field]: Symbol('neither text, number nor list'),
        }
        expect(
          check(definition.slot, { component, version: definition.version, data }, definitions),
        ).toMatchObject({
          problem: { type: 'bad-data' },
          errors: expect.arrayContaining([
            expect.objectContaining({ path: expect.stringContaining(`/data/${field}`) }),
          ]),
        })
      }
    })
  },
)
