/** For what a challenge notes about its player while the world is open: two worlds never share it. */
export { defineState } from '@fruit/world/world'
