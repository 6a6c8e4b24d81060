import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, useEffect, useRef, type ReactNode} from 'react';
import {locales} from '../../config/locales';
import {useLocale} from '../../hooks/useLocale';
import {addressOf} from '../../lib/address';
import type {InLocale} from '../../lib/localize';
import {isOfApp, isSecret, type Values} from '../../data/oauthProviders/values';
import {lifetimeText} from './lifetime';
import type {FormField, ToolView} from './toolView';
import {Button} from '../ui/Button';
import {SecretValue} from './SecretValue';
import styles from './styles.module.css';

/** The fields in AList's form that take a value, each with its driver. */
export function PasteInto({
  fields,
}: {
  fields: readonly InLocale<FormField>[];
}): ReactNode {
  const locale = useLocale();
  return fields.length === 0 ? null : (
    <p className={styles.target}>
      {translate({message: 'Paste into'})}{' '}
      {fields.map(({driver, option, label, page}, index) => (
        <Fragment key={driver}>
          {index === 0 ? null : ' · '}
          <strong>{label}</strong> (<code>{option}</code>)
          {translate({
            id: 'tools.result.comma',
            message: ', ',
            description:
              'Between a field of the product’s form and the driver it belongs to',
          })}
          {page === undefined ? (
            driver
          ) : (
            <Link to={addressOf(page, locale)}>{driver}</Link>
          )}
        </Fragment>
      ))}
    </p>
  );
}

interface ResultsProps {
  tool: InLocale<ToolView>;
  values: Values;
  /** Address of the token service whose app was used; the driver renews tokens there. */
  renewedBy?: string | undefined;
  onClear: () => void;
  children?: ReactNode;
}

/** The tokens, each with the fields to paste it into. */
export function Results({
  tool: {outputs, tokenLife, renewal},
  values,
  renewedBy,
  onClear,
  children,
}: ResultsProps): ReactNode {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const {htmlLang} = locales[useLocale()];
  const time = lifetimeText(values.expiresIn, htmlLang);
  return (
    <section className={styles.results}>
      <p className={styles.done} ref={heading} tabIndex={-1}>
        <Translate>
          Done. These values open your storage: treat them like passwords.
        </Translate>
      </p>
      {outputs.map(({name, label, fields}) => {
        const text = values[name];
        return text === undefined ||
          (isOfApp(name) && renewedBy !== undefined) ? null : (
          <div className={styles.output} key={name}>
            <p className={styles.outputName}>{label}</p>
            <SecretValue isSecret={isSecret(name)} label={label} value={text} />
            <PasteInto fields={fields} />
          </div>
        );
      })}
      {renewal === undefined || renewedBy === undefined ? null : (
        <div className={styles.output}>
          <p className={styles.outputName}>{renewal.fields[0]?.label}</p>
          <SecretValue
            isSecret={false}
            label={renewal.fields[0]?.label ?? ''}
            value={`${renewedBy}${renewal.path}`}
          />
          <PasteInto fields={renewal.fields} />
          <p className={styles.note}>
            {translate({
              message:
                'The driver renews its token there, with the app of this service. Leave the fields for a client ID and a client secret empty.',
            })}
          </p>
        </div>
      )}
      {time === undefined && tokenLife === undefined ? null : (
        <p className={styles.note}>
          {time === undefined
            ? null
            : translate(
                {message: 'The access token is valid for {time}.'},
                {time},
              )}{' '}
          {tokenLife}
        </p>
      )}
      {children}
      <Button onClick={onClear}>
        {translate({message: 'Clear everything'})}
      </Button>
    </section>
  );
}
