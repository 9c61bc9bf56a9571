import * as t from 'io-ts'
import { isLinkName } from '../../../../domain/group'
import { whitelistHost } from '../../../../domain/kernel/links'
import { entriesOf } from '../../../../domain/kernel/table'
import { MAX_LEVEL } from '../../../../domain/kernel/max-level'
import { isWithinGraphemes } from '../../../../domain/kernel/graphemes'
import { DESCRIPTION_LIMIT, nameWithin } from '../../../../domain/group-admin'
import { RegionLanguage } from '../../../../domain/shell'
import { cleanName } from '../../../wire/codecs/clean-name'
import { ImageUrl } from '../../../wire/codecs/fields'
import type { Community, ServerState } from '../server-state'

/** The fields of the group form as the client sent them. An empty text field means no value (spec 1 §3). */
export const GroupFormFields = t.strict(
  {
    name: t.string,
    icon: t.string,
    banner: t.string,
    description: t.string,
    isPrivate: t.boolean,
    mutesNewcomers: t.boolean,
    locale: t.string,
    link: t.string,
    linkWhitelist: t.readonlyArray(t.string),
    minImageLevel: t.number,
    minSpeakLevel: t.number,
    partnerLink: t.string,
  },
  'GroupTerms',
)
export type GroupFormFields = t.TypeOf<typeof GroupFormFields>

const PARTNER_LINK = /^[A-Za-z0-9_-]{1,64}$/
const HOSTS = 200

const isTaken = (world: ServerState, link: string, own: Community | null): boolean =>
  entriesOf(world.communities).some(([gid, one]) => gid !== own?.gid && one.link?.toLowerCase() === link.toLowerCase())

const isLevel = (level: number): boolean => Number.isInteger(level) && level >= 0 && level <= MAX_LEVEL

/**
 * The reason why the server refuses the form, as a text for the member, or `null`. `own` is the group before the edit.
 */
export const groupFormRefusal = (world: ServerState, terms: GroupFormFields, own: Community | null): string | null => {
  const { name, description, link, partnerLink, locale } = terms
  if (name.trim() === '') return 'A group needs a name'
  if (!isWithinGraphemes(description, DESCRIPTION_LIMIT) && description !== own?.description)
    return `A description has at most ${DESCRIPTION_LIMIT} characters`
  if (link !== '' && link !== own?.link && !isLinkName(link)) return 'This link cannot be used'
  if (link !== '' && isTaken(world, link, own)) return 'This link is taken'
  if (partnerLink !== '' && !PARTNER_LINK.test(partnerLink)) return 'There is no such partner page'
  if (!isLevel(terms.minImageLevel) || !isLevel(terms.minSpeakLevel)) return `Levels go from 0 to ${MAX_LEVEL}`
  return RegionLanguage.is(locale) ? null : 'This language is not known'
}

const pictureIn = (address: string): string | null => {
  const read = ImageUrl.decode(address)
  return read._tag === 'Right' ? read.right : null
}

/** Sets the fields of a group from the group form. */
export const withGroupForm = (
  terms: GroupFormFields,
  gid: string,
): Pick<
  Community,
  | 'name'
  | 'icon'
  | 'banner'
  | 'description'
  | 'joinType'
  | 'mutesNewcomers'
  | 'locale'
  | 'link'
  | 'linkWhitelist'
  | 'minImageLevel'
  | 'minSpeakLevel'
  | 'partnerLink'
> => ({
  name: nameWithin(cleanName(terms.name, gid)),
  icon: pictureIn(terms.icon),
  banner: pictureIn(terms.banner),
  description: terms.description,
  joinType: terms.isPrivate ? 'private' : 'normal',
  mutesNewcomers: terms.mutesNewcomers,
  locale: terms.locale,
  link: terms.link === '' ? null : terms.link,
  linkWhitelist: [...new Set(terms.linkWhitelist.flatMap((entry) => whitelistHost(entry) ?? []))].slice(0, HOSTS),
  minImageLevel: terms.minImageLevel,
  minSpeakLevel: terms.minSpeakLevel,
  partnerLink: terms.partnerLink === '' ? null : terms.partnerLink,
})
