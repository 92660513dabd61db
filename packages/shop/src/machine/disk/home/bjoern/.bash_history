ls -la
cat /etc/hosts
curl http://169.254.169.254/
curl http://169.254.169.254/latest/meta-data/
curl http://169.254.169.254/latest/meta-data/iam/security-credentials/
# worked from here, did not ask for anything. must talk to somebody
curl http://till.internal/
vi notes.txt
exit
