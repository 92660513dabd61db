tail -f /var/log/auth.log
grep Failed /var/log/auth.log | wc -l
curl -s cellar.internal
htop
sudo su
exit
