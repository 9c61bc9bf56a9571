import type { FeedItem } from '../../../src/domain/looper'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { words as chartWords } from '../../../src/ui/charts/translations'
import { BoardScreen } from '../../../src/ui/features/looper/analytics/BoardScreen'
import { FeedsScreen } from '../../../src/ui/features/looper/analytics/FeedsScreen'
import { InfluShareScreen } from '../../../src/ui/features/looper/analytics/InfluShareScreen'
import { SpacesScreen } from '../../../src/ui/features/looper/analytics/SpacesScreen'
import { Trends } from '../../../src/ui/features/looper/analytics/Trends'
import { openLooper, projectOf } from './looper'
import { addEnglish } from './show'

addEnglish('charts', await chartWords.en())

export const pages = {
  '/looper/influshare': <InfluShareScreen />,
  '/looper/community-board': <BoardScreen />,
  '/looper/space-summary': <SpacesScreen />,
  '/looper/influshare-feeds': <FeedsScreen />,
  '/looper/dashboard': <Trends projectId="tea" period="1m" isCompared={false} />,
}
export const open = (address: string, feeds: readonly FeedItem[] | null = null) => {
  const opened = openLooper(address, pages, feeds)
  opened.projects(projectOf('tea'))
  return opened
}
export const share = (value: number, percent: number) => ({ value, percent })
export const AT = clampToInstant(Date.UTC(2026, 10, 24))
