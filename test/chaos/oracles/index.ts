import type { Run, Watch } from '../scene'
import type { Shadow } from '../shadow'
import { watchLeaks } from './leaks'
import { watchReplay } from './replay'
import { watchSecrets } from './secrets'
import { watchTabs } from './tabs'

/** What must hold whatever the area. */
export const watchesOfAll = (run: Run, shadows: readonly Shadow[]): readonly Watch[] =>
  [watchTabs(run), watchReplay(run, shadows), watchLeaks(run), watchSecrets(run)]
