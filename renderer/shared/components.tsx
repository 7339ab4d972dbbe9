import { createContext } from 'react'
import type { BlockComponents } from '#registry/components.ts'

export const ComponentsContext = createContext<BlockComponents>(new Map())
