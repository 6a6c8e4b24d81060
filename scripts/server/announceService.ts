import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../hosting/filesIn';
import {isPrivateHost, localOrigin} from '../../src/lib/endpoints';
import {LOCAL_ENDPOINT_PORT, SERVICE_PORT_META} from '../../src/lib/tokenService';
