import { Button } from '@fruit/look/button.tsx'
import { useStore } from '@fruit/look/store.ts'
import { NavLink, Outlet } from 'react-router'
import { useServices } from '../lib/services.ts'

/** Header and navigation around every screen of a session. */
export function Frame() {
  const { api, session } = useServices()
  const signedIn = useStore(session)
  const signOut = async () => {
    if (!signedIn) return
    await api.call('DELETE /api/sign-in').catch(() => {})
    session.end(signedIn.token)
  }
  return (
    <>
      <header className="bar">
        <nav aria-label="Console">
          <NavLink to="/" end>
            Events
          </NavLink>
          {signedIn?.trainer.role === 'trainer' && (
            <>
              <NavLink to="/catalogue">Catalogue</NavLink>
              <NavLink to="/trainers">Trainers</NavLink>
            </>
          )}
          <NavLink to="/host">Host</NavLink>
        </nav>
        <span className="who">
          {signedIn?.trainer.name}
          {signedIn?.trainer.role === 'observer' && ' (observer)'}
        </span>
        <Button look="quiet" onClick={signOut}>
          Sign out
        </Button>
      </header>
      <main className="screen">
        <Outlet />
      </main>
    </>
  )
}
