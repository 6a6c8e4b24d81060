import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useState, type ComponentType, type ReactNode} from 'react';
import {fetchMarkdown} from '../../page/pageMarkdown';
import {showMessage} from '../../status-messages/statusMessages';
import type {RouteView} from '../openapi/routeView';
import {Button} from '../../ui/Button';
import {CopyButton} from '../../ui/CopyButton';
import {copiedLabel, showCopyFailed} from '../../status-messages/copyMessages';
import {routeSection} from '../routeSection';
import styles from './styles.module.css';

type Panel = ComponentType<{route: RouteView}>;

function CopyButtons({route}: {route: RouteView}): ReactNode {
  const {pathname} = useLocation();
  const markdown = async () =>
    routeSection(await fetchMarkdown(pathname), route.path);
  const link = () => {
    const address = new URL(window.location.href);
    address.hash = route.id;
    return address.href;
  };
  return (
    <>
      <CopyButton copied={copiedLabel()} onFail={showCopyFailed} text={link}>
        {translate({message: 'Copy link'})}
      </CopyButton>
      <CopyButton
        copied={copiedLabel()}
        onFail={showCopyFailed}
        text={markdown}
      >
        {translate({message: 'Copy as Markdown'})}
      </CopyButton>
    </>
  );
}

/** Buttons to try and copy a route. The form is loaded when it is opened. */
export function RouteButtons({route}: {route: RouteView}): ReactNode {
  const [Form, setForm] = useState<Panel>();
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    setOpen(!isOpen);
    if (Form === undefined) {
      import('../TryIt').then(
        ({TryIt}) => setForm(() => TryIt),
        () => {
          setOpen(false);
          showMessage(
            translate({
              message:
                'The form did not load. Check your connection and try again, or reload this page.',
            }),
          );
        },
      );
    }
  };
  const canTry = route.request !== undefined && route.request.answer !== 'file';
  return (
    <>
      <div className={`${styles.buttons} needs-script`}>
        {canTry ? (
          <Button aria-expanded={isOpen} isPrimary onClick={toggle}>
            {translate({message: 'Try it'})}
          </Button>
        ) : null}
        <CopyButtons route={route} />
      </div>
      {isOpen && Form !== undefined ? <Form route={route} /> : null}
    </>
  );
}
