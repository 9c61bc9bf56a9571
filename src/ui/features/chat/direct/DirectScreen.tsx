import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { uidIn } from '../../../../domain/profile'
import { paths } from '../../../app/routing/paths'
import { NotFoundView } from '../../../app-shell/not-found/NotFoundView'
import { DirectPage } from './DirectPage'

/** The screen /message/:uid: the direct chat with this person, beside the list. */
export function DirectScreen(): ReactNode {
  const { uid: word = '' } = useParams()
  const uid = uidIn(word)
  return uid === null ? <NotFoundView homeHref={paths.groupCentre} /> : <DirectPage key={uid} uid={uid} withList />
}
