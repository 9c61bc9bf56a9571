import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { giftImplementation } from '../../../src/application/features/gift/gift'
import { influenceImplementation } from '../../../src/application/features/influence/influence'
import type { FeedCard } from '../../../src/domain/influence'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { en as chartWords } from '../../../src/ui/charts/translations.en'
import { en } from '../../../src/ui/features/influence/translations.en'
import { ann } from '../../support/builders/person'
import { live } from './fake-app'
import { addEnglish, show } from './show'

addEnglish('influence', en)
addEnglish('charts', chartWords)
export const card = (more: Partial<FeedCard> = {}): FeedCard => ({
  id: 'x0',
  channel: 'x',
  title: 'Ben',
  account: 'benplays',
  text: 'Audio on Tideline, and tideline again.',
  keyword: 'Tideline',
  score: 92.4,
  replies: 214,
  favourites: 0,
  reposts: 1_100,
  views: 812_000,
  impressions: 700_000,
  part: null,
  at: clampToInstant(1_700_000_000_000),
  ...more,
})

export const open = async (view: ReactNode, at = '/') => {
  const app = live(ann)
  const influence = app.attach(influenceImplementation, undefined)
  const gifts = app.attach(giftImplementation, undefined)
  await act(async () =>
    show(
      <Routes>
        <Route path="*" element={view} />
      </Routes>,
      { app, at },
    ),
  )
  return { app, influence, gifts }
}
