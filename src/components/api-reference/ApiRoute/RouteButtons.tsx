import {translate} from '@docusaurus/Translate';
import {useState, type ComponentType, type ReactNode} from 'react';
import {showMessage} from '../../status-messages/statusMessages';
import type {RouteView} from '../openapi/routeView';
import {Button} from '../../ui/Button';
import {CopyButton} from '../../ui/CopyButton';
import {copiedLabel, showCopyFailed} from '../copyMessages';
import {useCommonErrorsAddress} from '../useCommonErrorsAddress';
import styles from './styles.module.css';

type Panel = ComponentType<{route: RouteView}>;

function CopyButtons({route}: {route: RouteView}): ReactNode {
  const commonErrors = useCommonErrorsAddress();
  const markdown = async () => {
    const address = new URL(commonErrors, window.location.href).href;
    const {routeAsMarkdown} = await import('../routeAsMarkdown');
    return routeAsMarkdown(route, address);
  };
  const link = () => {
    const address = new URL(window.location.href);
    address.hash = route.id;
    return address.href;
  };
  return (
    <>
      <CopyButton copied={copiedLabel()} onFail={showCopyFailed} text={link}>
        {translate({
          id: 'api.copyLink',
          message: 'Copy link',
          description: 'Button that copies the address of a route',
        })}
      </CopyButton>
      <CopyButton
        copied={copiedLabel()}
        onFail={showCopyFailed}
        text={markdown}
      >
        {translate({
          id: 'api.copyMarkdown',
          message: 'Copy as Markdown',
          description: 'Button that copies what is said of a route',
        })}
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
              id: 'api.try.notLoaded',
              message:
                'The form did not load. Check your connection and try again, or reload this page.',
              description: 'When the form that tries a route did not arrive',
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
            {translate({
              id: 'api.try',
              message: 'Try it',
              description: 'Button that opens the form that tries a route',
            })}
          </Button>
        ) : null}
        <CopyButtons route={route} />
      </div>
      {isOpen && Form !== undefined ? <Form route={route} /> : null}
    </>
  );
}
