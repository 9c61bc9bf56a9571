import * as t from 'io-ts'
import { Application } from '../../../domain/looper'
import { Gid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import { recordCodec, ImageUrl, RawName, Seconds, WebUrl } from '../codecs/fields'
import { LabelNumber } from './looper-records'

/** A group's application for a verification. This product's own, because the specs print no such list. */
export const ApplicationWire = recordCodec(
  'Application',
  Application.is,
  t.type({
    gid: Gid,
    group_name: RawName,
    group_avatar: ImageUrl,
    verify_type: LabelNumber,
    project_name: RawName,
    project_twitter: WebUrl,
    applied_at: Seconds,
  }),
  (a): Application => ({
    gid: a.gid,
    name: cleanName(a.group_name, a.gid),
    avatar: a.group_avatar,
    label: a.verify_type,
    projectName: cleanName(a.project_name, ''),
    xUrl: a.project_twitter,
    appliedAt: a.applied_at,
  }),
  (a) => ({
    gid: a.gid,
    group_name: a.name,
    group_avatar: a.avatar,
    verify_type: a.label,
    project_name: a.projectName,
    project_twitter: a.xUrl,
    applied_at: a.appliedAt,
  }),
)
