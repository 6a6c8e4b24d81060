import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {render, type RenderResult} from '@testing-library/react';
import userEvent, {
  PointerEventsCheckLevel,
  type UserEvent,
} from '@testing-library/user-event';
import {useMemo, type ReactElement, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server.node';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {localeOf} from '../../src/lib/address';

type History = ReturnType<typeof useHistory>;

interface SiteProps {
  /** Address of the page, with query and fragment; its language is the site's. */
  address: string;
  onHistory?: (history: History) => void;
  children: ReactNode;
}

function HistoryProbe({onHistory}: Pick<SiteProps, 'onHistory'>): ReactNode {
  onHistory?.(useHistory());
  return null;
}

/** The plugin that makes every page. */
const route = {plugin: {id: 'default', name: 'docusaurus-plugin-content-docs'}};

/** What Docusaurus puts around every component: the site's facts, the router and its route, the document's head. */
function Site({address, onHistory, children}: SiteProps): ReactNode {
  const outer = useDocusaurusContext();
  const {pathname} = new URL(address, 'https://site.test');
  const currentLocale = localeOf(pathname);
  const context = useMemo(
    () => ({...outer, i18n: {...outer.i18n, currentLocale}}),
    [outer, currentLocale],
  );
  return (
    <Context.Provider value={context}>
      <HelmetProvider>
        <MemoryRouter initialEntries={[address]}>
          <HistoryProbe onHistory={onHistory} />
          <RouteContextProvider value={route}>{children}</RouteContextProvider>
        </MemoryRouter>
      </HelmetProvider>
    </Context.Provider>
  );
}

interface OnSite extends RenderResult {
  history: History;
  user: UserEvent;
}

/** Shows a component to a visitor who came to `address`. */
export function renderOnSite(ui: ReactElement, address = '/'): OnSite {
  // Docusaurus' links load the pages they lead to ahead of time.
  Object.assign(window, {
    docusaurus: {prefetch: jest.fn(), preload: jest.fn()},
  });
  let found: History | undefined;
  const result = render(ui, {
    wrapper: ({children}: {children: ReactNode}) => (
      <Site
        address={address}
        onHistory={(history) => {
          found = history;
        }}
      >
        {children}
      </Site>
    ),
  });
  if (!found) {
    throw new Error('The router did not render.');
  }
  // No style sheet is loaded that could take a press from an element, and jsdom is slow to say so.
  const pointerEventsCheck = PointerEventsCheckLevel.Never;
  return {
    ...result,
    history: found,
    user: userEvent.setup({pointerEventsCheck}),
  };
}

/** The HTML that the build writes for a component, before any script runs. */
export function serverHtml(ui: ReactElement, address = '/'): string {
  return renderToString(<Site address={address}>{ui}</Site>);
}
