export { Bell } from './Bell'
export { Cards } from './Cards'
