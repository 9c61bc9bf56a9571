export { JoinAction } from '../../join/JoinAction'
export { GroupCardLive } from './GroupCardLive'
