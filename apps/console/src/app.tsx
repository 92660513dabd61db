import { Dock } from '@fruit/look/dock.tsx'
import { SnackbarList } from '@fruit/look/snackbar-list.tsx'
import { useStore } from '@fruit/look/store.ts'
import { Route, Routes } from 'react-router'
import { useServices } from './lib/services.ts'
import { CatalogueScreen } from './screens/catalogue-screen.tsx'
import { EventFormScreen } from './screens/event-form-screen.tsx'
import { EventScreen } from './screens/event-screen.tsx'
import { EventsScreen } from './screens/events-screen.tsx'
import { HostScreen } from './screens/host-screen.tsx'
import { LearnerScreen } from './screens/learner-screen.tsx'
import { ProjectorScreen } from './screens/projector-screen.tsx'
import { ResultsScreen } from './screens/results-screen.tsx'
import { LinkScreen, SignInScreen } from './screens/sign-in-screens.tsx'
import { TrainersScreen } from './screens/trainers-screen.tsx'
import { Frame } from './ui/frame.tsx'

/** All screens of the console. Without a session only the two sign-in screens. */
export function App() {
  const { session, snackbars } = useServices()
  const isSignedIn = useStore(session) !== null
  return (
    <>
      <Routes>
        <Route path="/link/:secret" element={<LinkScreen />} />
        {isSignedIn ? (
          <>
            <Route path="/events/:event/projector" element={<ProjectorScreen />} />
            <Route element={<Frame />}>
              <Route path="/events/new" element={<EventFormScreen />} />
              <Route path="/events/:event" element={<EventScreen />} />
              <Route path="/events/:event/settings" element={<EventFormScreen />} />
              <Route path="/events/:event/results" element={<ResultsScreen />} />
              <Route path="/events/:event/learners/:learner" element={<LearnerScreen />} />
              <Route path="/catalogue" element={<CatalogueScreen />} />
              <Route path="/trainers" element={<TrainersScreen />} />
              <Route path="/host" element={<HostScreen />} />
              <Route path="*" element={<EventsScreen />} />
            </Route>
          </>
        ) : (
          <Route path="*" element={<SignInScreen />} />
        )}
      </Routes>
      <Dock messages={<SnackbarList snackbars={snackbars} />} />
    </>
  )
}
