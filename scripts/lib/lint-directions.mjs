/*
 * Which folder may import which: the one table. `npm run lint:directions` writes `oxlint-directions.json` from it,
 * which `.oxlintrc.json` extends. (oxlint reads a configuration in TypeScript with Node 22 alone.)
 */
import { roomsOf } from './rooms.mjs'

/** Folders of the code, as imports name them: `#schema/…`. */
const folders = [
  'schema',
  'api',
  'ui',
  'store',
  'blocks',
  'registry',
  'renderer',
  'pages',
  'admin',
  'widget',
  'backend',
  'server',
  'tests',
]

const withoutZod = (who) => ({
  regex: '^(zod(/.*)?|#schema/[^/]+|#api/(contract(\\.ts|/.*)|call\\.ts))$',
  allowTypeImports: true,
  message: `${who} runs in a visitor's browser, which loads no zod: import types only, and values from #schema/plain/, which is free of it.`,
})
const withoutReact = (who) => ({
  regex:
    '^(react|react-dom|react-router-dom|zustand|@stitches/react|@base-ui/react|lucide-react|swiper)(/.*)?$',
  message: `${who} is read by servers and tests without React.`,
})
const withoutSides = (who, sides) => ({
  regex: `^(#renderer|(\\.\\./)*\\.\\.)/(${sides.join('|')})/`,
  message: `${who} imports nothing of the renderer's other side.`,
})
const withinBlock = {
  regex: '^\\.\\./',
  message:
    'A block imports nothing from outside its folder but #schema, #api, #ui and #store; what two blocks share belongs to ui/.',
}

const ofServer = folders.filter((folder) => !['pages', 'tests'].includes(folder))
const among = (names) => `(${names.join('|')})`

/** Matches the name of every file but one. (oxlint's expressions do not look ahead.) */
const notNamed = (name) =>
  among([...name].map((letter, at) => `${name.slice(0, at).replace('.', '\\.')}[^${letter}/][^/]*`))

/** A row for each room that may not import from another; `row` is what holds in the whole folder. */
const rowsOfRooms = (folder, row, but = {}) =>
  roomsOf(folder)
    .filter(({ closed }) => closed.length > 0)
    .map(({ room, closed }) => ({
      ...row,
      who: `${folder}/${room}/`,
      files: [`${folder}/${room}/**`],
      sample: `${folder}/${room}/a.ts`,
      refused: [...(row.refused ?? []), withoutRooms(folder, room, closed, but)],
    }))
const withoutRooms = (folder, room, closed, { files = '', ...rule }) => ({
  ...rule,
  regex: `^(#${folder}|(\\.\\./)*\\.\\.)/${among(closed)}/${files}`,
  message: `${folder}/${room}/ imports nothing of ${closed.join(', ')}, which stand above or beside it (scripts/lib/rooms.mjs).`,
})

const ofAdmin = {
  values: ['schema', 'api', 'ui', 'registry', 'renderer', 'admin'],
  // `../pages/` is `admin/site/pages/` there.
  ownFolders: ['pages'],
}
const combobox = 'admin/kit/parts/combobox.tsx'
const ofAdminButCombobox = {
  ...ofAdmin,
  excludeFiles: [combobox],
  refused: [
    {
      regex: '^@base-ui/react/(combobox|autocomplete)$',
      message: `What Enter does in a combobox is one rule: use ${combobox}.`,
    },
  ],
}

const ofBackend = {
  values: ['schema', 'api', 'registry', 'backend'],
  refused: [
    withoutReact('backend/'),
    {
      regex: '^#registry/.*(component|\\.tsx$)',
      message: 'backend/ reads definitions of blocks, never components.',
    },
    {
      regex: '^#api/(queries/|client\\.ts|use-)',
      allowTypeImports: true,
      message: "backend/ answers the contract; the client and its queries are the visitor's side.",
    },
  ],
}

/**
 * A row names the folders of which its `files` may import values, and those of which they may import types alone.
 * `refused` has what else they may not import. `sample` is a file of the row, for the test.
 */
export const directions = [
  {
    who: 'schema/',
    files: ['schema/**'],
    sample: 'schema/a.ts',
    values: ['schema'],
    refused: [{ regex: '^([@a-y]|zustand)', message: 'schema/ depends on nothing but zod.' }],
  },
  {
    who: "api/'s visitor side",
    files: ['api/**'],
    excludeFiles: ['api/call.ts', 'api/contract.ts', 'api/contract/**'],
    sample: 'api/queries/a.ts',
    values: ['api'],
    types: ['schema'],
    refused: [
      {
        regex: '^(zod(/.*)?|#schema/[^/]+|(#api|\\.|\\.\\.)/(contract(/.*|\\.ts)|call\\.ts))$',
        allowTypeImports: true,
        message: "api/'s visitor side runs in a visitor's browser, which loads no zod: import types only.",
      },
    ],
  },
  {
    who: "api/'s contract",
    files: ['api/call.ts', 'api/contract.ts', 'api/contract/**'],
    sample: 'api/contract/a.ts',
    values: ['schema', 'api'],
    refused: [withoutReact("api/'s contract")],
  },
  {
    who: 'ui/',
    files: ['ui/**'],
    sample: 'ui/a.tsx',
    values: ['ui'],
    types: ['schema'],
    refused: [withoutZod('ui/')],
  },
  {
    who: 'store/',
    files: ['store/**'],
    sample: 'store/a.ts',
    values: ['store'],
    types: ['schema'],
    refused: [withoutZod('store/')],
  },
  {
    who: 'A block',
    files: ['blocks/**'],
    excludeFiles: ['blocks/*/*/block.ts'],
    sample: 'blocks/section/A/component.tsx',
    values: ['api', 'ui', 'store'],
    types: ['schema'],
    refused: [
      withinBlock,
      withoutZod('A component'),
      {
        regex: '^\\./block\\.ts$',
        allowTypeImports: true,
        message: "block.ts holds the schema, which a visitor's browser does not load: import its type.",
      },
    ],
  },
  {
    who: 'block.ts',
    files: ['blocks/*/*/block.ts'],
    sample: 'blocks/section/A/block.ts',
    values: ['schema', 'api'],
    refused: [
      withinBlock,
      withoutReact('block.ts'),
      {
        regex: '^\\./(styles\\.ts|.*\\.tsx)$',
        message: 'block.ts is read without React: components and styles import it, never the other way.',
      },
    ],
  },
  {
    who: 'registry/',
    files: ['registry/**'],
    sample: 'registry/a.ts',
    values: ['schema', 'blocks', 'registry'],
  },
  {
    who: 'renderer/server/',
    files: ['renderer/server/**'],
    sample: 'renderer/server/a.tsx',
    values: ['schema', 'api', 'ui', 'store', 'registry', 'renderer'],
    refused: [withoutSides('renderer/server/', ['browser'])],
  },
  ...[
    { side: 'shared', others: ['server', 'browser'] },
    { side: 'browser', others: ['server'] },
  ].map(({ side, others }) => ({
    who: `renderer/${side}/`,
    files: [`renderer/${side}/**`],
    sample: `renderer/${side}/a.tsx`,
    values: ['api', 'ui', 'store', 'renderer'],
    types: ['schema', 'registry'],
    // `../server/` is `renderer/server/` there.
    ownFolders: ['server'],
    refused: [
      withoutSides(`renderer/${side}/`, others),
      withoutZod(`renderer/${side}/`),
      {
        regex: '^(#registry/|node:)',
        allowTypeImports: true,
        message: `renderer/${side}/ runs in a visitor's browser: of the registry it imports types only.`,
      },
    ],
  })),
  {
    who: 'pages/',
    files: ['pages/**'],
    sample: 'pages/a.tsx',
    values: ['schema', 'api', 'ui', 'store', 'blocks', 'registry', 'renderer', 'admin', 'widget'],
  },
  { ...ofAdminButCombobox, who: 'admin/', files: ['admin/**'], sample: 'admin/a.tsx' },
  ...rowsOfRooms('admin', ofAdminButCombobox),
  ...rowsOfRooms('admin', ofAdmin)
    .filter(({ files }) => files.includes('admin/kit/**'))
    .map((kit) => ({ ...kit, who: "admin/'s combobox", files: [combobox], sample: combobox })),
  {
    who: 'widget/',
    files: ['widget/**'],
    sample: 'widget/a.tsx',
    values: ['schema', 'api', 'ui', 'widget'],
  },
  { ...ofBackend, who: 'backend/', files: ['backend/**'], sample: 'backend/a.ts' },
  // A test may open the whole of the API.
  ...rowsOfRooms(
    'backend',
    { ...ofBackend, excludeFiles: ['backend/**/*.test.ts'] },
    { files: `([^/]+/)*${notNamed('table.ts')}$`, allowTypeImports: true },
  ),
  { who: 'server/', files: ['server/**'], sample: 'server/a.ts', values: ofServer },
  ...rowsOfRooms('server', { values: ofServer }),
]

/** `schema/plain/` may import nothing but its own files. */
const plain = {
  files: ['schema/plain/**'],
  patterns: [
    {
      regex: '^([^.]|\\.\\./)',
      message: "schema/plain/ is read in a visitor's browser: it depends on nothing.",
    },
  ],
}

function patternsOf({ who, values, types = [], ownFolders = [], refused = [] }) {
  const admitted = folders.filter((folder) => values.includes(folder) || types.includes(folder))
  const others = folders.filter((folder) => !admitted.includes(folder))
  const relative = {
    regex: `^(\\.\\./)+${among(folders.filter((folder) => !ownFolders.includes(folder)))}/`,
    message: 'Another folder is imported by its name: #schema/…, #ui/….',
  }
  return [
    {
      regex: `^#${among(others)}/`,
      message: `${who} may import only ${admitted.map((folder) => `#${folder}`).join(', ')} (scripts/lib/lint-directions.mjs).`,
    },
    relative,
    ...refused,
  ]
}

/** `oxlint-directions.json`, a line for each row. */
export function directionsText() {
  const rows = directions.map(({ files, excludeFiles, ...row }) => ({
    files,
    excludeFiles,
    patterns: patternsOf(row),
  }))
  const [schema, ...others] = rows
  const overrides = [schema, plain, ...others].map(({ patterns, ...where }) =>
    JSON.stringify({ ...where, rules: { 'no-restricted-imports': ['error', { patterns }] } }),
  )
  return `{"overrides": [\n${overrides.join(',\n')}\n]}\n`
}
