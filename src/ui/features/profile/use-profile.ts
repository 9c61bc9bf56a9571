import { useEffect, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { ownPerson, personByUid, uidIn, type Person } from '../../../domain/profile'
import { isMember, sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { personAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { useCopy } from '../../hooks/use-copy'
import type { ProfileItem } from './profile-item'
import type { ProfileViewProps } from './ProfileView'
import { useFollows } from './use-follows'
import { useOwnProfile } from './use-own-profile'
import { useRelation } from './use-relation'
import { xProfileUrl } from './x-profile-url'

const itemOf = (person: Person, relation: ProfileItem['relation']): ProfileItem => ({
  xid: person.xid,
  face: personAvatarData(person),
  shownId: person.uid,
  bannerUrl: person.banner ?? undefined,
  bio: person.bio,
  showsGroups: person.showsGroups,
  x: xProfileUrl(person),
  following: person.following,
  followers: person.followers,
  relation,
})

/** View model of the profile in the URL. Without a uid in the URL, the member's own profile appears (R2-052). */
export const useProfile = (): Omit<ProfileViewProps, 'mobileAccount'> => {
  const app = useApp()
  const navigate = useNavigate()
  const copy = useCopy()
  const relation = useRelation()
  const { uid: word } = useParams()
  const profiles = useAccountState(useFeature('profile').slices.account.profile)
  const session = useAccountState(app.account.slices.session)
  const me = isMember(session) ? sessionOf(session) : null
  const uid = word === undefined ? (me?.uid ?? null) : uidIn(word)
  const isOwn = word === undefined || (uid !== null && uid === me?.uid)
  const sessionId = me?.sessionId
  useOwnProfile()
  useEffect(() => {
    if (sessionId !== undefined && uid !== null && !isOwn) app.account.dispatch({ type: 'profile/ShowPerson', uid })
  }, [app, sessionId, uid, isOwn])
  const shown = useMemo(
    () => (isOwn ? ownPerson(profiles) : uid === null ? ({ status: 'missing' } as const) : personByUid(profiles, uid)),
    [profiles, isOwn, uid],
  )
  const follows = useFollows(shown.status === 'shown' ? shown.person.xid : null)
  const profile: ProfileViewProps['profile'] = useMemo(() => {
    if (shown.status === 'shown')
      return { status: 'ready', value: itemOf(shown.person, relation(profiles, shown.person.xid)) }
    if (shown.status === 'missing') return { status: 'ready', value: null }
    const retry = () => {
      if (isOwn && me !== null) app.account.dispatch({ type: 'profile/ShowOwnProfile', me: me.xid })
      else if (uid !== null) app.account.dispatch({ type: 'profile/ShowPerson', uid })
    }
    return shown.status === 'failed' ? { status: 'failed', onRetry: retry } : { status: 'loading' }
  }, [app, shown, relation, profiles, isOwn, me, uid])
  return {
    profile,
    isOwn,
    follows,
    hereHref: isOwn || uid === null ? paths.profile : paths.profileOf(uid),
    settingsHref: paths.settings,
    homeHref: paths.groupCentre,
    onCopyId: () => {
      if (uid !== null) copy(uid)
    },
    onEdit: () => {
      if (shown.status !== 'shown') return
      const { uid: mine, name, avatar, banner, bio } = shown.person
      app.tab.dispatch({ type: 'profile/OpenProfileForm', draft: { uid: mine, name, avatar, banner, bio } })
    },
    onCall: (isVideo) => {
      if (shown.status !== 'shown') return
      const { person } = shown
      const blocked = relation(profiles, person.xid)?.blocked ?? 'none'
      // A profile does not say whether the person accepts direct messages, so `allowsDm` is `true`. The server refuses
      // a call that the person does not accept.
      void import('../call/call-from-chat')
        .then(({ callFromChat: dial }) => dial(app, { to: person, isVideo, blocked, allowsDm: true }))
        .catch(() => undefined)
    },
    onBack: () => {
      void navigate(-1)
    },
  }
}
