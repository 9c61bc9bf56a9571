import { MAIN_GROUPS } from './main-groups'
import { JOINED_GROUPS } from './joined-groups'
import { OTHER_GROUPS } from './other-groups'
import type { SeedGroup } from './seed-group'

export const SEED_GROUPS: readonly SeedGroup[] = [...MAIN_GROUPS, ...JOINED_GROUPS, ...OTHER_GROUPS]
